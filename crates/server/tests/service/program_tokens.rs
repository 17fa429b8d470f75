//! Tokens by which programs play.

use parure_client::{Client, Reply};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::accounts::{claim, code};
use crate::support::{DATABASES, guest, start};

const PASSWORD: &str = "a necklace of rubies";

async fn make(owner: &Client, name: &str) -> Reply {
    owner.send("POST", "/api/account/tokens", &[], Some(&json!({ "name": name }))).await.unwrap()
}

async fn list(owner: &Client) -> Vec<Value> {
    owner.get("/api/account/tokens").await.unwrap().json().as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_let_in_by_a_token_until_its_owner_ends_it() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        let nobody = guest(&service, "Ada").await;
        assert_eq!(code(&make(&nobody, "bot").await), (409, "no_account".to_owned()));
        let owner = claim(&nobody, "ada", PASSWORD).await;
        let made = make(&owner, " my bot ").await;
        assert_eq!((made.status, &made.json()["name"]), (201, &json!("my bot")));
        let token = made.json()["token"].as_str().expect("a token").to_owned();
        let bearer = format!("Bearer {token}");
        let (program, headers) = (Client::new(service.address()), [("authorization", bearer.as_str())]);
        let me = async || program.send("GET", "/api/me", &headers, None).await.unwrap();
        assert_eq!(me().await.json()["name"], "Ada");

        let listed = list(&owner).await;
        assert_eq!(listed.len(), 1);
        assert_eq!(listed[0]["name"], "my bot");
        assert!(!listed[0].to_string().contains(&token), "it is shown once");

        let more =
            program.send("POST", "/api/account/tokens", &headers, Some(&json!({ "name": "more" }))).await.unwrap();
        assert_eq!(code(&more), (401, "no_guest".to_owned()), "a program makes no others");

        let path = format!("/api/account/tokens/{}", listed[0]["id"].as_str().expect("an id"));
        assert_eq!(owner.send("DELETE", &path, &[], None).await.unwrap().status, 204);
        assert_eq!(code(&owner.send("DELETE", &path, &[], None).await.unwrap()), (403, "no_key".to_owned()));
        assert_eq!(me().await.status, 204, "nobody is known by it any more");
        assert!(list(&owner).await.is_empty());
        assert_eq!(owner.get("/api/me").await.unwrap().status, 200, "the owner stays");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_have_names_and_a_number_and_end_with_the_sessions() {
    let fresh = DATABASES[0].fresh();
    let service = start(&fresh.url).await;
    let owner = claim(&guest(&service, "Ada").await, "ada", PASSWORD).await;
    for name in ["", "  ", "a\nb", "\u{3164}", "A\u{ad}da", &"x".repeat(41)] {
        assert_eq!(code(&make(&owner, name).await), (400, "bad_name".to_owned()), "{name:?}");
    }
    // Many at once are no way around the number.
    let at_once: JoinSet<Reply> =
        std::iter::repeat_n(owner.clone(), 14).map(|owner| async move { make(&owner, "bot").await }).collect();
    let made = at_once.join_all().await;
    assert_eq!(made.iter().filter(|made| made.status == 201).count(), 10);
    let refused = made.iter().find(|made| made.status != 201).expect("one too many");
    assert_eq!(code(refused), (429, "too_many_tokens".to_owned()));
    assert_eq!(list(&owner).await.len(), 10);
    let words = json!({ "old": PASSWORD, "new": "a bracelet of pearls" });
    let changed = owner.send("PUT", "/api/account/password", &[], Some(&words)).await.unwrap();
    assert_eq!(changed.status, 204);
    assert!(list(&owner.after(&changed)).await.is_empty());
}
