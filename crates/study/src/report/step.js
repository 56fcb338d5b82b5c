// Steps through the games. Every position stands in the page; nothing here knows a rule.
(function () {
  "use strict";
  var PITCH = 40;
  var files = "abcdefghijklmnopqrs";
  // The rows of every position: the first is whole, of the others only the rows that have changed are there.
  function positions(frames) {
    var rows = frames[0].split("/").slice(1, -1);
    return frames.map(function (frame, number) {
      if (number === 0 || frame === "-") return rows;
      rows = rows.slice();
      frame.split("/").forEach(function (change) {
        var at = change.indexOf("=");
        rows[Number(change.slice(0, at))] = change.slice(at + 1);
      });
      return rows;
    });
  }
  document.querySelectorAll("figure.game").forEach(function (figure) {
    var frames = positions(figure.dataset.frames.split(" "));
    var moves = figure.dataset.moves.split(" ");
    var words = figure.closest("section").dataset;
    var board = figure.querySelector("svg");
    var men = board.querySelector(".pieces");
    var last = board.querySelector(".last");
    var description = board.querySelector("desc");
    var items = figure.querySelectorAll("ol.moves li");
    var size = frames[0].length;
    var now = frames.length - 1;
    var bar = document.createElement("div");
    var said = document.createElement("p");
    bar.className = "steps";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", words.label);
    said.setAttribute("aria-live", "polite");

    function draw(parent, tag, attributes) {
      var element = document.createElementNS(board.namespaceURI, tag);
      for (var name in attributes) element.setAttribute(name, attributes[name]);
      parent.appendChild(element);
    }
    function place(point) {
      return { x: PITCH * files.indexOf(point[0]), y: PITCH * (size - Number(point.slice(1))) };
    }
    function piece(letter) {
      if (letter === "K") return "#pk";
      var side = letter === letter.toLowerCase() ? "#pa" : "#pd";
      return letter.toLowerCase() === "t" ? side : side + letter.toLowerCase();
    }
    function position(rows) {
      men.replaceChildren();
      rows.forEach(function (row, y) {
        var x = 0;
        row.match(/\d+|\D/g).forEach(function (part) {
          if (/\d/.test(part)) x += Number(part);
          else draw(men, "use", { href: piece(part), x: PITCH * x++, y: PITCH * y });
        });
      });
    }
    function mark(text) {
      last.replaceChildren();
      var found = /^([a-s]\d+)-([a-s]\d+)(?:x(.+))?$/.exec(text);
      if (!found) return;
      var from = place(found[1]);
      var to = place(found[2]);
      var colour = "var(--board-last)";
      var line = "M" + from.x + " " + from.y + "L" + to.x + " " + to.y;
      draw(last, "path", { d: line, stroke: colour, "stroke-width": 5, "stroke-linecap": "round", opacity: 0.55 });
      draw(last, "circle", { cx: from.x, cy: from.y, r: 9, fill: "none", stroke: colour, "stroke-width": 3 });
      var corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(function (sign) {
        return "M" + (to.x + 19.5 * sign[0]) + " " + (to.y + 10.5 * sign[1]) + "v" + 9 * sign[1] + "h" + -9 * sign[0];
      });
      draw(last, "path", { class: "arrived", d: corners.join(""), fill: "none", stroke: colour, "stroke-width": 4 });
      (found[3] || "").split("/").filter(Boolean).forEach(function (point) {
        var at = place(point);
        var cross = "M" + (at.x - 9) + " " + (at.y - 9) + "l18 18m0-18l-18 18";
        draw(last, "path", { d: cross, stroke: "var(--board-wrong)", "stroke-width": 4, "stroke-linecap": "round" });
      });
    }
    function tell() {
      var text = words.start;
      if (now > 0) text = words.at.replace("{n}", now).replace("{of}", moves.length).replace("{mv}", moves[now - 1]);
      said.textContent = text;
    }
    function show(number) {
      now = Math.max(0, Math.min(frames.length - 1, number));
      position(frames[now]);
      mark(now > 0 ? moves[now - 1] : "");
      tell();
      description.textContent = said.textContent;
      items.forEach(function (item, index) {
        item.classList.toggle("now", index === now - 1);
      });
    }
    [["|◀", "first", -1e9], ["◀", "back", -1], ["▶", "on", 1], ["▶|", "last", 1e9]].forEach(function (kind) {
      var button = document.createElement("button");
      button.type = "button";
      button.textContent = kind[0];
      button.title = words[kind[1]];
      button.setAttribute("aria-label", words[kind[1]]);
      button.addEventListener("click", function () {
        show(now + kind[2]);
      });
      bar.appendChild(button);
    });
    bar.addEventListener("keydown", function (event) {
      var by = { ArrowLeft: -1, ArrowRight: 1, Home: -1e9, End: 1e9 }[event.key];
      if (!by) return;
      event.preventDefault();
      show(now + by);
    });
    tell();
    board.after(bar, said);
  });
})();
