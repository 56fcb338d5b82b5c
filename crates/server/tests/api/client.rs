//! The web client's files, or the page that says they are missing.

use crate::support::Server;

#[tokio::test]
async fn every_page_is_the_client_and_other_addresses_are_404() {
    let server = Server::new().await;
    let front = server.get("/").await;
    assert_eq!((front.status.as_u16(), front.header("content-type")), (200, "text/html; charset=utf-8"));
    assert_eq!(front.header("cache-control"), "no-cache");
    let text = std::str::from_utf8(&front.body).expect("UTF-8");
    assert!(text.contains("<!doctype html>"));
    for path in
        ["/game/1", "/game/1/rules", "/rules/alea-walker-2015+alea-murray", "/rules/", "/puzzles/%F0%9F%91%91", "/editor/rules"]
    {
        let page = server.get(path).await;
        assert_eq!((page.status.as_u16(), &page.body), (200, &front.body), "{path}");
    }
    // Where there is no page, it is still the client that says so.
    for path in
        ["/nope", "/%F0%9F%91%91", "/../../Cargo.toml", "/index.html", "/apis", "/game", "/game/%FF", "/wp-login.php", "/editor"]
    {
        let request = axum::http::Request::get(path).header("if-none-match", front.header("etag"));
        let page = server.raw(request.body(axum::body::Body::empty()).expect("a request")).await;
        assert_eq!((page.status.as_u16(), &page.body), (404, &front.body), "{path}");
    }
    // A program built without the client says how to build it; one with it serves what its page names.
    let assets: Vec<&str> = text.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert!(!assets.is_empty() || text.contains("cargo xtask play"));
    for path in assets {
        let asset = server.get(path).await;
        assert_eq!(asset.status, 200, "{path}");
        assert!(asset.header("cache-control").contains("immutable"), "{path}");
        assert!(
            ["text/javascript; charset=utf-8", "text/css; charset=utf-8"].contains(&asset.header("content-type")),
            "{asset:?}"
        );
    }
}

#[tokio::test]
async fn the_files_by_which_the_client_becomes_an_app_are_asked_for_anew_each_time() {
    let server = Server::new().await;
    if !std::str::from_utf8(&server.get("/").await.body).expect("UTF-8").contains("/assets/") {
        // A program built without the client has no such files.
        return;
    }
    for (path, kind) in [
        ("/service-worker.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon-192.png", "image/png"),
    ] {
        let file = server.get(path).await;
        assert_eq!((file.status.as_u16(), file.header("content-type")), (200, kind), "{path}");
        assert_eq!(file.header("cache-control"), "no-cache", "{path}");
        assert!(!file.header("etag").is_empty(), "{path}");
    }
}

#[tokio::test]
async fn the_board_for_other_pages_can_be_read_by_them() {
    let server = Server::new().await;
    if !std::str::from_utf8(&server.get("/").await.body).expect("UTF-8").contains("/assets/") {
        return;
    }
    for path in ["/hnefi-board.js", "/hnefi-board/play.js"] {
        let file = server.get(path).await;
        assert_eq!((file.status.as_u16(), file.header("content-type")), (200, "text/javascript; charset=utf-8"), "{path}");
        assert_eq!(file.header("access-control-allow-origin"), "*", "{path}");
        assert_eq!(file.header("cross-origin-resource-policy"), "cross-origin", "{path}");
        assert_eq!(file.header("cache-control"), "no-cache", "{path}");
    }
    assert_eq!(server.get("/hnefi-board/nope.js").await.status, 404);
    assert_eq!(server.get("/").await.header("access-control-allow-origin"), "");
}
