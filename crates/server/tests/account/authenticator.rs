//! A passkey authenticator in software: what a browser and a phone do together, following WebAuthn
//! Level 3 to the letter.

use data_encoding::BASE64URL_NOPAD as BASE64;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Authenticator flags: user present, user verified.
const PRESENT: u8 = 0x05;

/// Authenticator flag: a key is attached.
const ATTACHED: u8 = 0x40;

/// The bytes before the point in a P-256 public key in X.509 format (SPKI).
const SPKI: [u8; 26] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a,
    0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
];

/// A device with one passkey.
pub(crate) struct Device {
    key: SigningKey,
    id: Vec<u8>,
    /// The user handle of the passkey's owner.
    pub(crate) user: Vec<u8>,
    /// The signature counter; always 0 on devices that do not count.
    pub(crate) count: u32,
    flags: u8,
}

impl Device {
    /// A device with this secret, which distinguishes it from others.
    pub(crate) fn new(secret: u8) -> Self {
        let key = SigningKey::from_slice(&[secret; 32]).expect("a key");
        Self { key, id: vec![secret; 20], user: Vec::new(), count: 0, flags: PRESENT }
    }

    /// A device that does not verify its user.
    pub(crate) fn careless(secret: u8) -> Self {
        Self { flags: 0x01, ..Self::new(secret) }
    }

    /// Makes the requested passkey, in a page of this origin.
    pub(crate) fn create(&mut self, options: &Value, origin: &str) -> Value {
        self.user = bytes(&options["user"]["id"]);
        let client = client_data("webauthn.create", options, origin);
        let mut data = self.data(&text(&options["rp"]["id"]), ATTACHED);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        data.extend(self.cose());
        let length = u8::try_from(data.len()).expect("short");
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(length);
        object.extend(&data);
        let mut public = SPKI.to_vec();
        public.extend(self.key.verifying_key().to_encoded_point(false).as_bytes());
        json!({
            "id": BASE64.encode(&self.id),
            "rawId": BASE64.encode(&self.id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {"credProps": {"rk": true}},
            "response": {
                "clientDataJSON": BASE64.encode(client.as_bytes()),
                "attestationObject": BASE64.encode(&object),
                "authenticatorData": BASE64.encode(&data),
                "publicKey": BASE64.encode(&public),
                "publicKeyAlgorithm": -7,
                "transports": ["internal", "hybrid"],
            },
        })
    }

    /// Signs in with the passkey, in a page of this origin.
    pub(crate) fn get(&mut self, options: &Value, origin: &str) -> Value {
        let client = client_data("webauthn.get", options, origin);
        let data = self.data(&text(&options["rpId"]), 0);
        let mut signed = data.clone();
        signed.extend(Sha256::digest(&client));
        let signature: Signature = self.key.sign(&signed);
        json!({
            "id": BASE64.encode(&self.id),
            "rawId": BASE64.encode(&self.id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": BASE64.encode(client.as_bytes()),
                "authenticatorData": BASE64.encode(&data),
                "signature": BASE64.encode(signature.to_der().as_bytes()),
                "userHandle": BASE64.encode(&self.user),
            },
        })
    }

    fn data(&self, site: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(site).to_vec();
        data.push(self.flags | flags);
        data.extend(self.count.to_be_bytes());
        data
    }

    /// The public key as COSE: ES256 on P-256.
    fn cose(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_encoded_point(false);
        let mut key = b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20".to_vec();
        key.extend(point.x().expect("a coordinate"));
        key.extend(b"\x22\x58\x20");
        key.extend(point.y().expect("a coordinate"));
        key
    }
}

fn client_data(kind: &str, options: &Value, origin: &str) -> String {
    let challenge = text(&options["challenge"]);
    // In the order that the specification demands; browsers write it this way.
    format!(
        r#"{{"type":"{kind}","challenge":"{challenge}","origin":"{origin}","crossOrigin":false}}"#
    )
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text: {value}")).into()
}

fn bytes(value: &Value) -> Vec<u8> {
    BASE64.decode(text(value).as_bytes()).expect("base64url")
}
