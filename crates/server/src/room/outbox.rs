//! Bounded queue of messages from a room to one connection, which is cut if the client does not
//! read. Most queues are empty most of the time, and an empty one takes next to no memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use stammtisch_table::wire::ServerMessage;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::close::CloseCode;
use crate::limits::MESSAGES_WAITING;

/// The sending end. When it is dropped, the connection ends.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Inner>);

/// The receiving end. When it is dropped, nothing is sent any more.
#[derive(Debug)]
pub(crate) struct Inbox(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    queue: Mutex<Queue>,
    news: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<Utf8Bytes>,
    /// Why the connection is closed; the first reason counts.
    close: Option<CloseCode>,
    /// One of the ends has been dropped.
    over: bool,
}

/// The reader has not kept up, or is gone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut;

/// What comes next on a connection.
#[derive(Debug)]
pub(crate) enum Next {
    /// A message.
    Text(Utf8Bytes),
    /// The end of the connection, with a reason if there is one to give.
    Over(Option<CloseCode>),
}

impl Inner {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // No code panics while holding the lock.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    pub(crate) fn new() -> (Self, Inbox) {
        let shared = Arc::new(Inner::default());
        (Self(shared.clone()), Inbox(shared))
    }

    /// Sends a message without waiting. A reader who has not taken the last ones is cut: the table
    /// must neither wait for anybody nor store everything for them.
    pub(crate) fn send(&self, message: &ServerMessage) -> Result<(), Cut> {
        self.send_text(encode(message))
    }

    pub(crate) fn send_text(&self, text: Utf8Bytes) -> Result<(), Cut> {
        let mut queue = self.0.queue();
        let sent = if queue.over {
            Err(Cut)
        } else if queue.waiting.len() >= MESSAGES_WAITING {
            queue.close.get_or_insert(CloseCode::Slow);
            Err(Cut)
        } else {
            queue.waiting.push_back(text);
            Ok(())
        };
        drop(queue);
        self.0.news.notify_one();
        sent
    }

    /// Closes the connection; the first reason given counts.
    pub(crate) fn close(&self, code: CloseCode) {
        self.0.queue().close.get_or_insert(code);
        self.0.news.notify_one();
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.queue().over = true;
        self.0.news.notify_one();
    }
}

impl Inbox {
    /// Waits for what comes next. Messages sent before the close are delivered before it.
    pub(crate) async fn next(&self) -> Next {
        loop {
            if let Some(next) = self.now() {
                return next;
            }
            self.0.news.notified().await;
        }
    }

    /// What comes next, if it is already there.
    pub(crate) fn now(&self) -> Option<Next> {
        let mut queue = self.0.queue();
        let text = queue.waiting.pop_front();
        let ended = queue.over || queue.close.is_some();
        text.map(Next::Text).or_else(|| ended.then_some(Next::Over(queue.close)))
    }

    /// Waits until the connection is cut because its client does not read and its queue is full.
    pub(crate) async fn cut(&self) {
        while self.0.queue().close != Some(CloseCode::Slow) {
            self.0.news.notified().await;
        }
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        let mut queue = self.0.queue();
        queue.over = true;
        queue.waiting = VecDeque::new();
    }
}

pub(crate) fn encode(message: &ServerMessage) -> Utf8Bytes {
    // A message holds nothing that JSON cannot represent.
    serde_json::to_string(message).unwrap_or_default().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(inbox: &Inbox) -> Vec<String> {
        let texts = std::iter::from_fn(|| match inbox.now() {
            Some(Next::Text(text)) => Some(text.to_string()),
            _ => None,
        });
        texts.collect()
    }

    #[tokio::test]
    async fn what_was_said_before_the_close_is_heard_before_it() {
        let (outbox, inbox) = Outbox::new();
        let mut hear = tokio::spawn(async move {
            let first = inbox.next().await;
            (first, inbox.next().await, inbox.next().await)
        });
        tokio::task::yield_now().await;
        assert!(outbox.send_text("a".into()).is_ok());
        outbox.close(CloseCode::Removed);
        outbox.close(CloseCode::Restart);
        assert!(outbox.send_text("b".into()).is_ok());
        let (first, second, third) = (&mut hear).await.unwrap_or_else(|error| panic!("{error}"));
        assert!(matches!(first, Next::Text(text) if text == "a"));
        assert!(matches!(second, Next::Text(text) if text == "b"));
        assert!(matches!(third, Next::Over(Some(CloseCode::Removed))), "the first reason counts");
    }

    #[tokio::test]
    async fn who_does_not_read_is_cut_and_keeps_nobody_waiting() {
        let (outbox, inbox) = Outbox::new();
        for number in 0..MESSAGES_WAITING {
            assert!(outbox.send_text(number.to_string().into()).is_ok(), "{number}");
        }
        assert!(outbox.send_text("one too many".into()).is_err());
        inbox.cut().await;
        let heard = texts(&inbox);
        assert_eq!(
            heard,
            (0..MESSAGES_WAITING).map(|number| number.to_string()).collect::<Vec<_>>()
        );
        assert!(matches!(inbox.next().await, Next::Over(Some(CloseCode::Slow))));
    }

    #[tokio::test]
    async fn a_connection_ends_with_either_end() {
        let (outbox, inbox) = Outbox::new();
        drop(outbox);
        assert!(matches!(inbox.next().await, Next::Over(None)));
        let (outbox, inbox) = Outbox::new();
        drop(inbox);
        assert!(outbox.send_text("nobody".into()).is_err());
    }
}
