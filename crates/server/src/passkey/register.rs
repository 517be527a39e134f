//! Registering a passkey.

use serde_json::Value;
use stammtisch_store::Passkey;
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::PublicKeyCredentialDescriptor;
use webauthn_rp::request::register::{
    CredProtect, Nickname, PublicKeyCredentialCreationOptions, PublicKeyCredentialUserEntity,
    RegistrationVerificationOptions, UserHandle16, Username,
};
use webauthn_rp::response::CredentialId;
use webauthn_rp::response::register::ser_relaxed::RegistrationRelaxed;
use webauthn_rp::{RegisteredCredential, Registration};

use super::ceremonies::kept;
use super::{Passkeys, Site, record, refused};
use crate::problem::Problem;
use crate::session::Session;

/// The user name that a device shows when the player's name cannot be used.
const SOMEBODY: &str = "stammtisch";

impl Passkeys {
    /// Asks the player's device to make a passkey, unless it already holds one of these.
    pub(crate) fn ask_for_key(
        &self,
        site: &Site,
        session: &Session,
        known: Vec<Passkey>,
    ) -> Result<Value, Problem> {
        let Ok(handle) = UserHandle16::decode(session.player.id.to_bytes());
        let shown = &session.player.name;
        let user = PublicKeyCredentialUserEntity {
            name: username(shown)?,
            id: &handle,
            display_name: Nickname::try_from(shown.as_str()).ok(),
        };
        let held = known.into_iter().filter_map(|passkey| {
            let transports = record::read(&passkey.data)?.transports;
            let id = CredentialId::<Vec<u8>>::decode(passkey.id).ok()?;
            Some(PublicKeyCredentialDescriptor { id, transports })
        });
        let mut options =
            PublicKeyCredentialCreationOptions::passkey(&site.id, user, held.collect());
        // Not every device supports this protection; requiring it would turn those away.
        options.extensions.cred_protect = CredProtect::None;
        let (question, client) = options.start_ceremony().map_err(|error| refused(&error))?;
        kept(self.registrations().insert_or_replace_all_expired(question))?;
        serde_json::to_value(&client).map_err(|error| refused(&error))
    }

    /// Checks the answer: returns the passkey to be stored.
    pub(crate) fn take_key(
        &self,
        site: &Site,
        session: &Session,
        answer: Value,
    ) -> Result<(Vec<u8>, Vec<u8>), Problem> {
        let answer: RegistrationRelaxed =
            serde_json::from_value(answer).map_err(|error| refused(&error))?;
        let answer: Registration = answer.0;
        let challenge = answer.challenge_relaxed().map_err(|error| refused(&error))?;
        let question = self.registrations().take(&challenge);
        let question = question.ok_or_else(|| refused(&"nothing was asked"))?;
        let origins = [site.origin.as_str()];
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let made: RegisteredCredential<'_, 16> =
            question.verify(&site.id, &answer, &options).map_err(|error| refused(&error))?;
        let Ok(asked) = made.user_id().encode();
        if asked != session.player.id.to_bytes() {
            return Err(refused(&"somebody else was asked"));
        }
        let Ok(fixed) = made.static_state().encode();
        let data = record::write(made.transports(), made.dynamic_state(), &fixed);
        Ok((made.id().as_ref().to_vec(), data))
    }
}

/// The player's name as devices accept it: letters and digits only.
fn username(shown: &str) -> Result<Username<'_>, Problem> {
    let letters: String = shown.chars().filter(|c| c.is_alphanumeric()).collect();
    let name = Username::try_from(letters).or_else(|_| Username::try_from(SOMEBODY));
    name.map_err(|error| refused(&error))
}
