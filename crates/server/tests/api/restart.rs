//! A server that stops and starts again.

use serde_json::json;

use crate::support::{Server, any_move, engine, human, plies};

#[tokio::test]
async fn games_and_seats_outlive_the_server() {
    let server = Server::new().await;
    let table = server.begin("tablut-riksutstallningar-1972+weaponless", human(), human()).await;
    let mv = any_move(&table.game);
    server.play(&table, &mv, 1).await.good();
    server.act(&table, "offer", json!({"offer": "draw", "side": "attackers"})).await.good();
    let dice = server.begin("tawlbwrdd-bell-dice", human(), human()).await;
    let over = server.begin("tablut-murray", human(), human()).await;
    server.act(&over, "resign", json!({"side": "defenders"})).await.good();
    let before = [server.read(&table).await, server.read(&dice).await, server.read(&over).await];
    let server = server.restarted().await;
    assert_eq!([server.read(&table).await, server.read(&dice).await, server.read(&over).await], before);
    assert_eq!(plies(&server.play(&table, &mv, 1).await.good()), 1);
    let game = server.act(&table, "accept", json!({"offer": "draw"})).await.good();
    assert_eq!(game["outcome"]["reason"], "agreed");
}

#[tokio::test]
async fn the_engine_resumes_its_move_after_a_restart() {
    let server = Server::new().await;
    // The one thread is busy with the first game, so that the engine has not moved in the second when the server stops.
    let first = server.begin("alea-walker-2015", human(), engine(8)).await;
    server.play(&first, "a6-a7", 1).await.good();
    let second = server.begin("tablut-murray", human(), engine(6)).await;
    server.play(&second, "d1-b1", 1).await.good();
    let server = server.restarted().await;
    let game = server.follow(&second).await.game(|game| plies(game) == 2).await;
    assert_eq!(game["side"], "attackers");
}

#[tokio::test]
async fn secrets_are_not_in_the_store() {
    let server = Server::new().await;
    let table = server.begin("tablut-murray", human(), human()).await;
    server.play(&table, "d1-b1", 1).await.good();
    let Server { app, router, folder } = server;
    drop(router);
    app.close().await;
    let mut bytes = Vec::new();
    for file in std::fs::read_dir(folder.path()).expect("the folder") {
        bytes.extend(std::fs::read(file.expect("a file").path()).expect("its bytes"));
    }
    let holds = |text: &[u8]| bytes.windows(text.len()).any(|window| window == text);
    assert!(holds(b"d1-b1"));
    assert!(!holds(table.token.as_bytes()));
    let secret: Vec<u8> = (0..16).map(|i| u8::from_str_radix(&table.token[2 * i..2 * i + 2], 16).expect("hexadecimal")).collect();
    assert!(!holds(&secret));
}
