//! Every request has its answer, by its id, and every connection that ends says why.

use std::collections::BTreeSet;

use parure_client::{BOUND, Socket, SocketError};
use parure_server::protocol::ServerMsg;
use serde_json::json;

use crate::support::{Database, config, guest, pair, people, start, start_with};

/// What a connection says before it ends.
async fn last_word(socket: &mut Socket) -> Option<String> {
    let mut said = None;
    loop {
        match socket.next_within(BOUND).await {
            Ok(ServerMsg::Bye { code, retry }) => {
                assert!(retry);
                said = Some(code);
            }
            Ok(_) => {}
            Err(SocketError::Silence) => panic!("the connection does not end"),
            Err(_) => return said,
        }
    }
}

/// The answer with this id.
async fn answer(socket: &mut Socket, wanted: &str) -> String {
    loop {
        match socket.next_within(BOUND).await.expect("an answer") {
            ServerMsg::Refused { id: Some(id), code, .. } if id == wanted => return code,
            ServerMsg::Ack { id, .. } if id == wanted => return "ack".to_owned(),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_has_the_id_of_its_request() {
    let fresh = Database::Sqlite.fresh();
    let mut settings = config(&fresh.url);
    settings.limits.messages_per_second = 4.0;
    let service = start_with(settings).await;
    let (mut ada, _bo, _) = pair(&service, &people("splendor", 2)).await;
    // Far too many at once: each has an answer.
    for nth in 0..40 {
        ada.socket
            .send_text(json!({ "type": "say", "id": format!("{nth}"), "phrase": "hello" }).to_string())
            .await
            .unwrap();
    }
    let (mut answered, mut refused) = (BTreeSet::new(), 0);
    while answered.len() < 40 {
        match ada.socket.next_within(BOUND).await.expect("an answer") {
            ServerMsg::Refused { id, code, .. } => {
                refused += usize::from(code == "too_fast");
                answered.insert(id.expect("the id of its request"));
            }
            ServerMsg::Ack { id, .. } => _ = answered.insert(id),
            _ => {}
        }
    }
    assert!(refused > 20, "{refused}");
    service.shut_down().await;

    let service = start(&fresh.url).await;
    let (mut ada, _bo, _) = pair(&service, &people("splendor", 2)).await;
    for (request, code) in [
        (json!({ "type": "chat", "id": "long", "text": "x".repeat(5_000) }), "too_long"),
        (json!({ "type": "no such thing", "id": "strange" }), "bad_message"),
        (json!({ "type": "stand", "id": "half" }), "bad_message"),
        (json!({ "type": "say", "id": "fine", "phrase": "good_luck" }), "ack"),
    ] {
        ada.socket.send_text(request.to_string()).await.unwrap();
        assert_eq!(answer(&mut ada.socket, request["id"].as_str().unwrap()).await, code);
    }
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_ended_hears_why() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let (mut ada, mut bo, table) = pair(&service, &people("splendor", 2)).await;
    // Beyond what can be read at all.
    ada.socket.send_text(json!({ "type": "chat", "id": "1", "text": "x".repeat(200_000) }).to_string()).await.unwrap();
    assert_eq!(last_word(&mut ada.socket).await.as_deref(), Some("too_long"));
    // Nothing but nonsense.
    let said = loop {
        bo.socket.send_text("nonsense".to_owned()).await.unwrap();
        match bo.socket.next_within(BOUND).await.unwrap() {
            ServerMsg::Bye { code, .. } => break code,
            _ => continue,
        }
    };
    assert_eq!(said, "too_fast");
    // Signed out.
    let mut socket = ada.client.at_table(&table, None).await.unwrap();
    socket.next_within(BOUND).await.unwrap();
    ada.client.send("DELETE", "/api/me", &[], None).await.unwrap();
    assert_eq!(last_word(&mut socket).await.as_deref(), Some("signed_out"));
    // The end of the service, at a table and before.
    let (mut seated, mut silent) = (bo.client.at_table(&table, None).await.unwrap(), bo.client.socket().await.unwrap());
    seated.next_within(BOUND).await.unwrap();
    let ((), seated, silent) = tokio::join!(service.shut_down(), last_word(&mut seated), last_word(&mut silent));
    assert_eq!((seated.as_deref(), silent.as_deref()), (Some("shutting_down"), Some("shutting_down")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_refused_before_its_body_was_read_ends_its_connection_by_name() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let ada = guest(&service, "Ada").await;
    let body = "x".repeat(5_000);
    for head in [
        format!("POST /api/tables HTTP/1.1\r\nhost: {0}\r\norigin: http://elsewhere\r\n", ada.address()),
        format!("POST /api/tables HTTP/1.1\r\nhost: {0}\r\norigin: http://{0}\r\n", ada.address()),
    ] {
        let request = format!("{head}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
        let reply = ada.send_raw(request.as_bytes()).await.unwrap();
        assert!(reply.status >= 400);
        assert_eq!(reply.header("connection"), Some("close"), "{}", reply.text());
    }
    service.shut_down().await;
}
