//! Signing in with a passkey.

use serde_json::Value;
use stammtisch_store::{Passkey, PlayerId};
use webauthn_rp::AuthenticatedCredential;
use webauthn_rp::bin::Decode;
use webauthn_rp::request::auth::{
    AuthenticationVerificationOptions, DiscoverableCredentialRequestOptions,
};
use webauthn_rp::request::register::UserHandle16;
use webauthn_rp::response::auth::DiscoverableAuthentication16;
use webauthn_rp::response::auth::ser_relaxed::DiscoverableAuthenticationRelaxed16;

use super::ceremonies::kept;
use super::{Passkeys, Site, record, refused};
use crate::problem::Problem;

/// The device's answer to a login challenge.
pub(crate) struct LoginAnswer(DiscoverableAuthentication16);

impl LoginAnswer {
    pub(crate) fn read(answer: Value) -> Result<Self, Problem> {
        let answer: DiscoverableAuthenticationRelaxed16 =
            serde_json::from_value(answer).map_err(|error| refused(&error))?;
        Ok(Self(answer.0))
    }

    /// The id of the passkey that the answer claims to be made with.
    pub(crate) fn passkey(&self) -> Vec<u8> {
        self.0.raw_id().as_ref().to_vec()
    }
}

impl Passkeys {
    /// Starts a login: asks for any passkey of this site.
    pub(crate) fn ask_who(&self, site: &Site) -> Result<Value, Problem> {
        let options = DiscoverableCredentialRequestOptions::passkey(&site.id);
        let (question, client) = options.start_ceremony().map_err(|error| refused(&error))?;
        kept(self.logins().insert_or_replace_all_expired(question))?;
        serde_json::to_value(&client).map_err(|error| refused(&error))
    }

    /// Checks an answer: returns the player, and the updated record of the passkey to store. The
    /// challenge is used up, whether the answer is right or not.
    pub(crate) fn recognise(
        &self,
        site: &Site,
        answer: &LoginAnswer,
        passkey: Option<Passkey>,
    ) -> Result<(PlayerId, Vec<u8>), Problem> {
        let LoginAnswer(answer) = answer;
        let challenge = answer.challenge_relaxed().map_err(|error| refused(&error))?;
        let question = self.logins().take(&challenge);
        let question = question.ok_or_else(|| refused(&"nothing was asked"))?;
        let passkey = passkey.ok_or_else(|| refused(&"nobody has this passkey"))?;
        let known = record::read(&passkey.data).ok_or_else(|| refused(&"unreadable"))?;
        let Ok(owner) = UserHandle16::decode(passkey.player.to_bytes());
        let mut credential =
            AuthenticatedCredential::new(answer.raw_id(), &owner, known.fixed, known.changing)
                .map_err(|error| refused(&error))?;
        let origins = [site.origin.as_str()];
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        question
            .verify(&site.id, answer, &mut credential, &options)
            .map_err(|error| refused(&error))?;
        let data = record::changed(&passkey.data, credential.dynamic_state());
        Ok((passkey.player, data.ok_or_else(|| refused(&"unreadable"))?))
    }
}
