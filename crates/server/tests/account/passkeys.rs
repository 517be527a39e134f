//! Passkeys, with a device that really signs.

use std::net::SocketAddr;
use std::sync::Arc;

use serde_json::{Value, json};
use stammtisch_server::Config;
use stammtisch_store::MemoryStore;

use crate::account::authenticator::Device;
use crate::common::http::{self, Answer};
use crate::common::{Client, House, hasty};

/// A browser that reaches the server under this host in its address bar.
struct Browser {
    address: SocketAddr,
    scheme: &'static str,
    host: String,
    cookie: String,
}

impl Browser {
    /// On the server's own machine.
    fn of(client: &Client) -> Self {
        let host = format!("localhost:{}", client.address.port());
        Self { address: client.address, scheme: "http", host, cookie: client.cookie.clone() }
    }

    fn origin(&self) -> String {
        format!("{}://{}", self.scheme, self.host)
    }

    async fn send(&self, method: &str, path: &str, body: &Value) -> Answer {
        let headers = [
            ("cookie", self.cookie.as_str()),
            ("host", self.host.as_str()),
            ("x-forwarded-proto", self.scheme),
        ];
        http::send(self.address, method, path, &headers, Some(&body.to_string())).await
    }

    async fn options(&self, path: &str) -> Value {
        let answer = self.send("POST", path, &json!({})).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["options"].clone()
    }

    async fn add(&self, device: &mut Device) -> Answer {
        let options = self.options("/api/account/passkeys/begin").await;
        let credential = device.create(&options, &self.origin());
        let body = json!({"label": "Telefon", "credential": credential});
        self.send("POST", "/api/account/passkeys", &body).await
    }

    async fn log_in(&self, device: &mut Device) -> Answer {
        let options = self.options("/api/login/passkey/begin").await;
        let credential = device.get(&options, &self.origin());
        self.send("POST", "/api/login/passkey", &json!({"credential": credential})).await
    }
}

fn refused(answer: &Answer) {
    assert_eq!((answer.status, answer.code().as_str()), (422, "passkey_refused"), "{answer:?}");
}

#[tokio::test]
async fn a_passkey_brings_the_same_player_back() {
    let house = House::open().await;
    let anna = house.guest("Anna B").await;
    let mut phone = Device::new(7);
    let added = Browser::of(&anna).add(&mut phone).await;
    assert_eq!(added.status, 201, "{added:?}");
    assert_eq!(
        (&added.json()["label"], &added.json()["last_used"]),
        (&json!("Telefon"), &Value::Null)
    );
    let handle: String = phone.user.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(handle, anna.id, "the device knows the player by the id, not by a name");

    let other = house.guest("Somebody").await;
    let came = Browser::of(&other).log_in(&mut phone).await;
    let back = Client::known(house.address, &came);
    assert_eq!(back.id, anna.id);
    let gone = other.get("/api/session").await.json();
    assert_eq!(gone["player"], Value::Null, "whoever was logged in there before is not any more");
    let account = back.get("/api/account").await.json();
    assert_eq!(account["player"]["name"], "Anna B");
    assert!(account["passkeys"][0]["last_used"].is_i64(), "{account}");
    house.stop().await;
}

#[tokio::test]
async fn an_answer_counts_once_and_only_for_what_was_asked() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let browser = Browser::of(&anna);
    let mut phone = Device::new(7);
    assert_eq!(browser.add(&mut phone).await.status, 201);
    let login = |credential: Value| json!({"credential": credential});

    // Signed in there as somebody else; a successful login ends that.
    let other = Browser::of(&house.guest("Somebody").await);
    let options = browser.options("/api/login/passkey/begin").await;
    let answer = login(phone.get(&options, &browser.origin()));
    assert_eq!(other.send("POST", "/api/login/passkey", &answer).await.status, 200);
    refused(&other.send("POST", "/api/login/passkey", &answer).await);

    let options = browser.options("/api/login/passkey/begin").await;
    let foreign = login(phone.get(&options, "https://evil.example"));
    refused(&browser.send("POST", "/api/login/passkey", &foreign).await);
    let late = login(phone.get(&options, &browser.origin()));
    refused(&browser.send("POST", "/api/login/passkey", &late).await);

    let mut made_up = options.clone();
    made_up["challenge"] = json!("AAAAAAAAAAAAAAAAAAAAAA");
    refused(
        &browser
            .send("POST", "/api/login/passkey", &login(phone.get(&made_up, &browser.origin())))
            .await,
    );

    let mut elsewhere = browser.options("/api/login/passkey/begin").await;
    elsewhere["rpId"] = json!("evil.example");
    refused(
        &browser
            .send("POST", "/api/login/passkey", &login(phone.get(&elsewhere, &browser.origin())))
            .await,
    );

    for nonsense in [json!(null), json!({}), json!("x"), json!({"id": "AA", "response": {}})] {
        refused(&browser.send("POST", "/api/login/passkey", &login(nonsense.clone())).await);
        let body = json!({"credential": nonsense});
        refused(&browser.send("POST", "/api/account/passkeys", &body).await);
    }
    house.stop().await;
}

#[tokio::test]
async fn a_device_must_have_the_key_and_know_who_holds_it() {
    let house = House::open().await;
    let browser = Browser::of(&house.guest("Anna").await);
    refused(&browser.log_in(&mut Device::new(9)).await);
    let mut phone = Device::new(7);
    assert_eq!(browser.add(&mut phone).await.status, 201);

    let options = browser.options("/api/login/passkey/begin").await;
    let mut forged = phone.get(&options, &browser.origin());
    forged["response"]["signature"] =
        Device::new(8).get(&options, &browser.origin())["response"]["signature"].clone();
    refused(&browser.send("POST", "/api/login/passkey", &json!({"credential": forged})).await);

    let mut stranger = Device::new(7);
    stranger.user = vec![1; 16];
    refused(&browser.log_in(&mut stranger).await);

    refused(&browser.add(&mut Device::careless(5)).await);
    house.stop().await;
}

#[tokio::test]
async fn a_counter_that_goes_back_shows_a_copied_key() {
    let house = House::open().await;
    let browser = Browser::of(&house.guest("Anna").await);
    let mut phone = Device::new(7);
    phone.count = 1;
    assert_eq!(browser.add(&mut phone).await.status, 201);
    phone.count = 5;
    assert_eq!(browser.log_in(&mut phone).await.status, 200);
    phone.count = 4;
    refused(&browser.log_in(&mut phone).await);
    house.stop().await;
}

#[tokio::test]
async fn a_passkey_has_one_owner_and_can_be_taken_away() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let (hers, his) = (Browser::of(&anna), Browser::of(&ben));
    let mut phone = Device::new(7);
    let id = hers.add(&mut phone).await.json()["id"].as_str().expect("an id").to_owned();
    let again = his.add(&mut phone).await;
    assert_eq!((again.status, again.code().as_str()), (409, "passkey_known"));
    let options = hers.options("/api/account/passkeys/begin").await;
    assert_eq!(options["excludeCredentials"][0]["id"], id, "the device must not make a second one");

    let asked = hers.options("/api/account/passkeys/begin").await;
    let answer = json!({"credential": Device::new(3).create(&asked, &hers.origin())});
    refused(&his.send("POST", "/api/account/passkeys", &answer).await);

    let path = format!("/api/account/passkeys/{id}");
    for (browser, path, code) in [
        (&his, path.as_str(), "no_such_passkey"),
        (&hers, "/api/account/passkeys/AAAA", "no_such_passkey"),
        (&hers, "/api/account/passkeys/~", "no_such_passkey"),
    ] {
        assert_eq!(browser.send("DELETE", path, &json!({})).await.code(), code, "{path}");
    }
    phone.user = (0..32)
        .step_by(2)
        .map(|i| u8::from_str_radix(&anna.id[i..i + 2], 16).expect("hex"))
        .collect();
    assert_eq!(his.log_in(&mut phone).await.status, 200);
    assert_eq!(hers.send("DELETE", &path, &json!({})).await.status, 204);
    refused(&hers.log_in(&mut phone).await);
    house.stop().await;
}

/// Browsers make passkeys only for named hosts, over an encrypted connection or on localhost.
#[tokio::test]
async fn passkeys_need_a_host_that_browsers_trust() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for host in [anna.address.to_string(), "karten.local".into(), "[::1]:80".into()] {
        let browser = Browser { host, ..Browser::of(&anna) };
        for path in ["/api/account/passkeys/begin", "/api/login/passkey/begin"] {
            let answer = browser.send("POST", path, &json!({})).await;
            assert_eq!((answer.status, answer.code().as_str()), (409, "passkeys_unavailable"));
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn a_passkey_belongs_to_the_name_behind_which_the_server_stands() {
    let config = Config { trust_proxy: stammtisch_server::Proxies::here(), ..hasty() };
    let house = House::over(Arc::new(MemoryStore::new()), config).await;
    let anna = house.guest("Anna").await;
    let browser = |scheme, host: &str| Browser { scheme, host: host.into(), ..Browser::of(&anna) };
    let there = browser("https", "karten.example");
    let mut phone = Device::new(7);
    assert_eq!(there.add(&mut phone).await.status, 201);
    let plain = browser("http", "karten.example");
    assert_eq!(
        plain.send("POST", "/api/login/passkey/begin", &json!({})).await.code(),
        "passkeys_unavailable"
    );
    let came = there.log_in(&mut phone).await;
    assert_eq!(came.status, 200);
    let cookie = came.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("__Host-stammtisch=") && cookie.contains("; Secure"), "{cookie}");
    house.stop().await;
}
