//! Pictures.

use crate::support::Server;

const BRANDUBH: &str = "rules=brandubh-cyningstan";

#[tokio::test]
async fn a_position_comes_as_svg_and_as_png() {
    let server = Server::new().await;
    let svg = server.get(&format!("/api/v1/diagram.svg?{BRANDUBH}&moves=a4-a5,d3-c3&arrows=d4-d3&marks=g1&size=200")).await;
    assert_eq!((svg.status.as_u16(), svg.header("content-type")), (200, "image/svg+xml"));
    let text = std::str::from_utf8(&svg.body).expect("text");
    assert!(text.contains("width=\"200\"") && text.contains("Last move: d3-c3. Arrow: d4-d3. Marked: g1."), "{text}");
    let png = server.get(&format!("/api/v1/diagram.png?{BRANDUBH}&theme=print&coordinates=false&flipped=true")).await;
    assert_eq!(png.header("content-type"), "image/png");
    assert!(png.body.starts_with(b"\x89PNG\r\n"));
    for (answer, policy) in [(&svg, "cross-origin"), (&png, "cross-origin"), (&server.get("/api/v1/levels").await, "same-origin")]
    {
        assert_eq!(
            answer.header("cross-origin-resource-policy"),
            policy,
            "pages of other sites may show pictures, and nothing else"
        );
    }
    // A position with its blanks, and a layout with an unescaped `+`.
    let path = "/api/v1/diagram.svg?rules=alea-walker-2015+alea-murray";
    assert_eq!(server.get(path).await.status, 200);
    let position = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/7/%20d%20-";
    let fewer = server.get(&format!("/api/v1/diagram.svg?{BRANDUBH}&position={position}")).await;
    assert_eq!(String::from_utf8_lossy(&fewer.body).matches("<use ").count(), 12);
}

#[tokio::test]
async fn a_picture_that_the_client_has_is_not_sent_again() {
    let server = Server::new().await;
    let path = format!("/api/v1/diagram.svg?{BRANDUBH}");
    let tag = server.get(&path).await.header("etag").to_owned();
    let request = axum::http::Request::get(&path).header("if-none-match", &tag);
    let again = server.raw(request.body(axum::body::Body::empty()).expect("a request")).await;
    assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
}

#[tokio::test]
async fn a_picture_has_a_maximum_size() {
    let server = Server::new().await;
    let arrows = |count: usize| vec!["a1-s19"; count].join(",");
    let path =
        |size: u32, count: usize| format!("/api/v1/diagram.svg?rules=alea-walker-2015&size={size}&arrows={}", arrows(count));
    let refused = server.get(&path(2048, 200).replace(".svg", ".png")).await;
    assert_eq!(refused.problem(), (413, "too-large".to_owned()));
    let detail = refused.json()["detail"].as_str().expect("a text").to_owned();
    assert_eq!(
        detail,
        "200 arrows and marks are too many for a picture 2048 pixels wide: it can have 47, or with 200 be 1000 wide"
    );
    for (size, count) in [(2048, 47), (1000, 200)] {
        assert_eq!(server.get(&path(size, count)).await.status, 200, "{size} {count}");
    }
    assert_eq!(server.get(&path(2048, 48)).await.status, 413);
    assert_eq!(server.get(&path(1001, 200)).await.status, 413);
}

#[tokio::test]
async fn many_pictures_of_one_client_do_not_keep_another_waiting() {
    let server = Server::with(|config| {
        config.limits.worker_threads = 1;
        config.limits.requests = 8;
        config.limits.place_within = std::time::Duration::ZERO;
    })
    .await;
    let (greedy, other) = (server.seen_from([192, 0, 2, 1]), server.seen_from([192, 0, 2, 2]));
    let arrows = vec!["a1-s19"; 200].join(",");
    let largest = |number| format!("/api/v1/diagram.png?rules=alea-walker-2015&size={}&arrows={arrows}", 1000 - number);
    let paths: Vec<String> = (0..30).map(largest).collect();
    let asked = futures_util::future::join_all(paths.iter().map(|path| greedy.get(path)));
    let (answers, picture) = tokio::join!(asked, other.get("/api/v1/diagram.png?rules=brandubh-cyningstan"));
    assert_eq!(picture.status, 200);
    // A client's share is two places in eight.
    let painted = answers.iter().filter(|answer| answer.status == 200).count();
    assert_eq!(painted, 2);
    assert!(answers.iter().filter(|answer| answer.status != 200).all(|answer| answer.problem() == (503, "busy".to_owned())));
}

#[tokio::test]
async fn pages_of_other_sites_show_a_few_pictures_and_no_more() {
    let server = Server::with(|config| {
        config.limits.pictures = 3;
        config.limits.picture_every = std::time::Duration::from_secs(3600);
    })
    .await;
    let asked = async |path: &str, host: &str, fetch: [&str; 3]| {
        let [site, mode, dest] = fetch;
        let request = axum::http::Request::get(path).header("host", host);
        let request = request.header("sec-fetch-site", site).header("sec-fetch-mode", mode).header("sec-fetch-dest", dest);
        server.raw(request.body(axum::body::Body::empty()).expect("a request")).await.status.as_u16()
    };
    let (picture, page) = (format!("/api/v1/diagram.png?{BRANDUBH}"), "/api/v1/rulesets");
    let here = "127.0.0.1:1140";
    let (shown, read, link) = (["no-cors", "image"], ["no-cors", "empty"], ["navigate", "document"]);
    for (path, site, [mode, dest], status) in [
        // This server's own pages, other pages on this machine, and a link that a person follows.
        (&*picture, "same-origin", shown, 200),
        (&*picture, "same-site", shown, 200),
        (&*picture, "none", link, 200),
        (&*picture, "cross-site", link, 200),
        (page, "same-origin", read, 200),
        (page, "cross-site", link, 200),
        // Any other page.
        (&*picture, "cross-site", shown, 200),
        (&*picture, "cross-site", read, 403),
        (&*picture, "cross-site", ["navigate", "iframe"], 403),
        (page, "cross-site", read, 403),
        (page, "cross-site", shown, 403),
        ("/api/v1/library/explore?rules=brandubh-cyningstan", "cross-site", shown, 403),
        (&*picture, "cross-site", shown, 200),
        (&*picture, "cross-site", shown, 200),
        (&*picture, "cross-site", shown, 429),
        // That did not use up the reader's own limit.
        (&*picture, "same-origin", shown, 200),
        ("/hnefi-board.js", "cross-site", ["no-cors", "script"], 200),
    ] {
        assert_eq!(asked(path, here, [site, mode, dest]).await, status, "{path} {site} {mode} {dest}");
    }
    // A host name that another party points at this machine is not accepted, whatever the browser says of the site.
    for path in [&*picture, page] {
        assert_eq!(asked(path, "evil.example:1140", ["same-origin", "no-cors", "image"]).await, 403, "{path}");
    }
}

#[tokio::test]
async fn an_impossible_picture_is_refused_with_the_reason() {
    let server = Server::new().await;
    let most = (0..2001).map(|_| "a4-a5").collect::<Vec<_>>().join(",");
    for (query, status, code) in [
        ("rules=nothing".to_owned(), 404, "unknown-ruleset"),
        ("position=x".to_owned(), 400, "bad-request"),
        (format!("{BRANDUBH}&position=/3/"), 400, "bad-request"),
        (format!("{BRANDUBH}&moves=a4-c4"), 422, "illegal-move"),
        (format!("{BRANDUBH}&moves=x"), 400, "bad-request"),
        (format!("{BRANDUBH}&moves={most}"), 413, "too-large"),
        (format!("{BRANDUBH}&arrows=a1"), 400, "bad-request"),
        (format!("{BRANDUBH}&arrows=a1-h1"), 400, "bad-request"),
        (format!("{BRANDUBH}&marks=z9"), 400, "bad-request"),
        (format!("{BRANDUBH}&theme=neon"), 400, "bad-request"),
        (format!("{BRANDUBH}&size=1"), 400, "bad-request"),
        (format!("{BRANDUBH}&size=100000"), 400, "bad-request"),
        (format!("{BRANDUBH}&size=-1"), 400, "bad-request"),
    ] {
        for kind in ["svg", "png"] {
            let answer = server.get(&format!("/api/v1/diagram.{kind}?{query}")).await;
            assert_eq!(answer.problem(), (status, code.to_owned()), "{}", &query[..query.len().min(80)]);
        }
    }
}
