//! What the library in the database finds, what it lacks, and its plain twin in memory.

use super::*;

pub(super) async fn the_library_is_searched_alike(fresh: Fresh) {
    let store = fresh.open().await;
    let days = ["2015", "2015-05", "2015-05-04", "2015-05-31", "2015-06", "2016"];
    let names = ["Áslaug", "ole_1", "100%", "back\\slash", "OLE", "ole"];
    let imported = days.iter().zip(names).enumerate().map(|(number, (day, name))| {
        let mut entry = entry_after(&MOVES[..=number % 3], 0);
        entry.head = EntryHead { day: (*day).to_owned(), attackers: name.to_owned(), ..entry.head };
        let file = (number == 0).then(|| "id = \"mine\"".to_owned());
        ImportedRecord { id: Random128::of(name), line: format!("{{\"n\":{number}}}"), file, entry }
    });
    let imported: Vec<ImportedRecord> = imported.collect();
    assert_eq!(store.import(imported).await.expect("imported"), 6);
    let entry = entry_after(&MOVES, 0);
    let again = ImportedRecord { id: Random128::of("ole"), line: String::new(), file: None, entry };
    assert_eq!(store.import(vec![again]).await.expect("imported"), 0);
    let first = store.imported(Random128::of("Áslaug")).await.expect("read");
    assert_eq!(first, Some(("{\"n\":0}".to_owned(), Some("id = \"mine\"".to_owned()))));
    assert_eq!(store.imported(new_id()).await.expect("read"), None);

    let found = async |query: LibraryQuery| {
        let found = store.search(query).await.expect("found");
        assert_eq!(found.total, found.games.len() as u64);
        assert!(found.games.iter().all(|game| game.imported && game.defenders == "engine 3"));
        found.games.into_iter().map(|game| game.attackers).collect::<Vec<_>>()
    };
    let all = LibraryQuery::default();
    assert_eq!(found(all.clone()).await, ["ole", "OLE", "back\\slash", "100%", "ole_1", "Áslaug"], "the latest first");
    for (player, expected) in [
        ("Ole", &["ole", "OLE", "ole_1"][..]),
        ("e_", &["ole_1"]),
        ("%", &["100%"]),
        ("\\", &["back\\slash"]),
        ("aslaug", &["Áslaug"]),
        ("ÁSLAUG", &["Áslaug"]),
        ("engine", &["ole", "OLE", "back\\slash", "100%", "ole_1", "Áslaug"]),
        ("a\0b", &[]),
        ("'; DROP TABLE games; --", &[]),
    ] {
        assert_eq!(found(LibraryQuery { player: Some(player.to_owned()), ..all.clone() }).await, expected, "{player}");
    }
    let between = |from: &str, to: &str| LibraryQuery { from: Some(from.to_owned()), to: Some(to.to_owned()), ..all.clone() };
    assert_eq!(found(between("2015-05", "2015-05")).await, ["back\\slash", "100%", "ole_1"], "a month includes its days");
    assert_eq!(found(between("2015-05-05", "2016")).await, ["ole", "OLE", "back\\slash"]);
    let of = |base: &str| LibraryQuery { base: Some(base.to_owned()), result: Some("unfinished"), ..all.clone() };
    assert_eq!(found(of(rules().base_id())).await.len(), 6);
    assert_eq!(found(of("tablut-murray")).await.len(), 0);
    let after_two = entry_after(&MOVES[..2], 0).positions[2].position;
    let at = LibraryQuery { position: Some((after_two, rules().id())), ..all.clone() };
    assert_eq!(found(at).await, ["ole", "OLE", "100%", "ole_1"]);
    store.close().await;
}

pub(super) async fn players_of_an_older_version_are_found(fresh: Fresh) {
    let store = fresh.open().await;
    let mut entry = entry_after(&MOVES, 0);
    entry.head.attackers = "Áslaug".to_owned();
    let record = ImportedRecord { id: Random128::of("Áslaug"), line: String::new(), file: None, entry };
    store.import(vec![record]).await.expect("imported");
    store.close().await;
    let mut raw = fresh.raw().await;
    raw.command("UPDATE library SET players = NULL").await.expect("written");
    raw.close().await.expect("closed");
    let store = fresh.open().await;
    for player in ["aslaug", "ENGINE 3"] {
        let query = LibraryQuery { player: Some(player.to_owned()), ..LibraryQuery::default() };
        assert_eq!(store.search(query).await.expect("found").total, 1, "{player}");
    }
    store.close().await;
}

/// The library in memory is the plain twin of the one in the database.
pub(super) async fn the_library_in_memory_finds_the_same(fresh: Fresh) {
    let store = fresh.open().await;
    let mut memory = MemoryLibrary::new(library::decompose);
    // Half of them go another way after a move or two, and some come to a position twice.
    let ways = [&MOVES[..], &["a4-a5", "d3-c3", "a5-a4", "c3-d3", "a4-a5", "d3-e3"], &["g4-g5", "d3-e3", "b4-b5"], &[]];
    let days = ["2015", "2015-05", "2015-05-04", "2015-06-01", "2016-12-31"];
    let players = ["Ole", "ole dole", "engine 3", "", "Ólafur"];
    let results = [GameResult::Attackers, GameResult::Defenders, GameResult::Draw, GameResult::Unfinished];
    for number in 0..130_usize {
        let way = ways[number % ways.len()];
        let mut entry = entry_after(&way[..way.len() - number / 7 % 2 * usize::from(!way.is_empty())], 0);
        entry.head.day = days[number / 3 % days.len()].to_owned();
        entry.head.attackers = players[number / 2 % players.len()].to_owned();
        entry.head.result = results[number / 5 % results.len()];
        let record = ImportedRecord { id: Random128::of(&number.to_string()), line: String::new(), file: None, entry };
        let (id, entry) = (record.id.to_string(), record.entry.clone());
        assert_eq!(store.import(vec![record]).await.expect("imported"), 1);
        memory.put(&id, true, entry);
    }
    let positions: Vec<i64> = ways.iter().flat_map(|way| entry_after(way, 0).positions).map(|at| at.position).collect();
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    for number in 0..400_usize {
        let pick = |list: &[&str], by: usize| text(list[number / by % list.len()]);
        let query = LibraryQuery {
            player: pick(&["", "", "OLE", "engine", "ola", "none"], 1),
            base: pick(&["", rules().base_id(), "tablut-murray"], 7),
            result: ["attackers", "draw", "unfinished"].into_iter().nth(number / 3 % 5),
            from: pick(&["", "", "2015", "2015-05-04", "2016"], 2),
            to: pick(&["", "", "2015-05", "2016", "2015-06-01"], 11),
            position: (number % 3 == 0).then(|| (positions[number / 3 % positions.len()], rules().id())),
            page: number % 4,
        };
        let found = store.search(query.clone()).await.expect("found");
        let there =
            found.games.into_iter().map(|game| (game.id.to_string(), game.day, game.plies, game.result)).collect::<Vec<_>>();
        let twin = memory.search(&query);
        let here = twin.games.into_iter().map(|game| (game.id, game.day, game.plies, game.result)).collect::<Vec<_>>();
        assert_eq!((found.total, there), (twin.total, here), "{query:?}");
    }
    for position in positions {
        let mut found = store.explore(position, rules().id()).await.expect("found");
        found.ended.sort();
        found.played.sort_by(|a, b| (a.mv, &a.result).cmp(&(b.mv, &b.result)));
        assert_eq!(found, memory.explore(&(position, rules().id())));
    }
    memory.remove(&Random128::of("1").to_string());
    assert_eq!(
        memory.search(&LibraryQuery::default()).total + 1,
        store.search(LibraryQuery::default()).await.expect("found").total
    );
    store.close().await;
}

pub(super) async fn what_the_library_lacks_is_filled_in(fresh: Fresh) {
    let store = fresh.open().await;
    let mut ids = [play(&store, &MOVES).await, play(&store, &MOVES).await];
    ids.sort();
    let mut raw = fresh.raw().await;
    raw.command("DELETE FROM positions").await.expect("deleted");
    raw.command("DELETE FROM library").await.expect("deleted");
    raw.close().await.expect("closed");
    assert_eq!(store.stale(None, 10).await.expect("read"), ids);
    assert_eq!(store.stale(Some(ids[0]), 10).await.expect("read"), ids[1..]);
    assert_eq!(store.stale(None, 1).await.expect("read"), ids[..1]);
    let mut entry = entry_after(&MOVES, 0);
    entry.head.day = day_of(AT);
    // One game has gone on since it was read, and one is gone.
    let games = [(ids[0], 5, entry.clone()), (ids[1], 4, entry.clone()), (new_id(), 5, entry)];
    assert_eq!(store.fill(games.to_vec()).await.expect("filled"), ids[1..]);
    assert_eq!(store.stale(None, 10).await.expect("read"), ids[1..]);
    let found = store.search(LibraryQuery::default()).await.expect("found");
    assert_eq!(found.games.iter().map(|game| (game.id, game.day.as_str())).collect::<Vec<_>>(), [(ids[0], "2026-11-21")]);
    store.close().await;
}
