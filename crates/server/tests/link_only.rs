//! Tables that can be found only by their link.

use crate::common::connection::Closed;
use crate::common::http::{Answer, send};
use crate::common::{Client, House};
use serde_json::{Value, json};

/// Opens a table, and returns its code and the address in its link.
async fn open(host: &Client, manner: Value) -> (String, String) {
    let body = json!({"chosen": {"base": "live"}, "seats": 2, "manner": manner});
    let opened = host.send("POST", "/api/tables", &body).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let opened = opened.json();
    let text = |key: &str| opened[key].as_str().expect("a text").to_owned();
    (text("code"), text("link"))
}

/// Everything somebody gets for an address: except for the date, it must be the same for all tables
/// that do not exist.
async fn asked(client: &Client, address: &str) -> Vec<(u16, String, String)> {
    let told = |Answer { status, head, body }: Answer| {
        let lines = head.lines().filter(|line| !line.to_lowercase().starts_with("date:"));
        (status, lines.collect(), body)
    };
    let mut all = Vec::new();
    for path in ["", "/rules", "/qr.svg"] {
        all.push(told(client.get(&format!("/api/tables/{address}{path}")).await));
    }
    let body = json!({"base": 0, "seats": 2});
    all.push(told(client.send("PUT", &format!("/api/tables/{address}/rules"), &body).await));
    let mine = format!("/api/tables/mine/{address}");
    all.push(told(client.send("DELETE", &mine, &json!({})).await));
    all
}

#[tokio::test]
async fn the_code_of_a_hidden_table_answers_like_one_that_there_is_not() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let (code, link) = open(&anna, json!({"link_only": true})).await;
    assert_eq!((link.len(), &link[..6]), (26, code.as_str()));
    let wrong = format!("{code}{}", "A".repeat(20));
    let unknown = asked(&ben, "NTHERE").await;
    assert_eq!(unknown[0].0, 404);
    for address in [&code, &wrong] {
        assert_eq!(asked(&ben, address).await, unknown, "{address}");
        assert_eq!(ben.connect_since(address, None).await.err(), Some(Closed(4404)));
    }
    // Without a session as well.
    let nobody = async |address: &str| {
        let path = format!("/api/tables/{address}");
        let Answer { status, body, .. } = send(house.address, "GET", &path, &[], None).await;
        (status, body)
    };
    assert_eq!(nobody(&code).await, nobody("NTHERE").await);

    assert_eq!(nobody(&link).await.0, 200);
    let told = asked(&ben, &link).await;
    assert_eq!((told[0].0, told[1].0, told[2].0), (200, 200, 200));
    let mut connection = ben.connect(&link).await;
    assert_eq!(connection.view["you"]["link"], Value::Null, "whoever watches has come by it");
    connection.ask(json!({"do": "sit"})).await.expect("a seat");
    connection
        .until(|view| view["you"]["link"] == json!(link))
        .await
        .expect("who sits hands it on");
    house.stop().await;
}

#[tokio::test]
async fn who_sits_there_comes_back_by_the_code_also_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("stammtisch.db");
    let house = House::over_file(&path).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let (code, _) = open(&anna, json!({})).await;
    let (mut a, mut b) = (anna.connect(&code).await, ben.connect(&code).await);
    a.ask(json!({"do": "sit", "seat": 0})).await.expect("a seat");
    a.ask(json!({"do": "set_manner", "manner": {"link_only": true}})).await.expect("hides");
    a.until(|view| view["you"]["link"].is_string()).await.expect("the host gets the link");
    let link = a.view["you"]["link"].as_str().expect("a link").to_owned();
    b.until(|view| view["manner"]["link_only"] == true).await.expect("everybody knows");
    assert_eq!(b.view["you"]["link"], Value::Null, "whoever watches is not told");
    assert!(!b.heard.iter().any(|text| text.contains(&link[6..])));
    drop((a, b));
    house.stop().await;

    let house = House::over_file(&path).await;
    let (anna, ben) = (anna.moved_to(house.address), ben.moved_to(house.address));
    assert_eq!(ben.connect_since(&code, None).await.err(), Some(Closed(4404)));
    let mut a = anna.connect(&code).await;
    assert_eq!(a.view["you"]["link"], json!(link));
    assert_eq!(anna.get("/api/tables/mine").await.json()[0]["code"], json!(code));
    let by_code = anna.get(&format!("/api/tables/{code}/qr.svg")).await;
    let by_link = ben.get(&format!("/api/tables/{link}/qr.svg")).await;
    assert_eq!((by_code.status, &by_code.body), (200, &by_link.body), "the picture is the link");

    // Hidden again, it has another link; and the code works again while it is not hidden.
    a.ask(json!({"do": "set_manner", "manner": {}})).await.expect("shows");
    assert_eq!(ben.get(&format!("/api/tables/{code}")).await.status, 200);
    assert_eq!(ben.get(&format!("/api/tables/{link}")).await.status, 200);
    a.ask(json!({"do": "set_manner", "manner": {"link_only": true}})).await.expect("hides");
    assert_eq!(ben.get(&format!("/api/tables/{link}")).await.code(), "no_such_table");
    // Other changes by the host leave the link as it is.
    a.until(|view| view["you"]["link"].is_string()).await.expect("another link");
    let other = a.view["you"]["link"].clone();
    let manner = json!({"link_only": true, "talk": "free"});
    a.ask(json!({"do": "set_manner", "manner": manner})).await.expect("talks");
    a.until(|view| view["manner"]["talk"] == "free").await.expect("so it is");
    assert_eq!(a.view["you"]["link"], other);
    house.stop().await;
}

#[tokio::test]
async fn a_hidden_table_stands_in_no_list() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let body = json!({"chosen": {"base": "live"}, "seats": 2,
        "manner": {"link_only": true, "public": true}});
    assert_eq!(anna.send("POST", "/api/tables", &body).await.code(), "hidden_and_public");
    let (code, _) = open(&anna, json!({"public": true})).await;
    let mut connection = anna.connect(&code).await;
    let listed = async || anna.get("/api/tables").await.json().as_array().map(Vec::len);
    assert_eq!(listed().await, Some(1));
    connection
        .ask(json!({"do": "set_manner", "manner": {"link_only": true}}))
        .await
        .expect("hides");
    assert_eq!(listed().await, Some(0));
    house.stop().await;
}
