//! A small HTTP client: enough to sit down at a table.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A keep-alive connection for one request after the other.
pub(crate) struct Http {
    address: String,
    stream: BufReader<TcpStream>,
}

/// A successful answer.
pub(crate) struct HttpAnswer {
    pub(crate) body: String,
    /// Name and value of the cookie it sets.
    pub(crate) cookie: Option<String>,
}

impl Http {
    pub(crate) async fn open(address: &str) -> Result<Self> {
        let stream = TcpStream::connect(address).await;
        let stream = stream.with_context(|| format!("nobody listens at {address}"))?;
        stream.set_nodelay(true)?;
        Ok(Self { address: address.into(), stream: BufReader::new(stream) })
    }

    pub(crate) async fn get(&mut self, path: &str, cookie: &str) -> Result<HttpAnswer> {
        self.send("GET", path, cookie, None).await
    }

    pub(crate) async fn post(
        &mut self,
        path: &str,
        cookie: &str,
        body: &Value,
    ) -> Result<HttpAnswer> {
        self.send("POST", path, cookie, Some(body)).await
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        cookie: &str,
        body: Option<&Value>,
    ) -> Result<HttpAnswer> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let status = self.line().await?;
        let (mut length, mut cookie) = (0, None);
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(": ") else { break };
            match name {
                "content-length" => length = value.parse()?,
                "set-cookie" => cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        let body = String::from_utf8(body)?;
        if !status.contains(" 20") {
            bail!("{method} {path}: {status}: {body}");
        }
        Ok(HttpAnswer { body, cookie })
    }

    async fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        Ok(line.trim_end().to_owned())
    }
}
