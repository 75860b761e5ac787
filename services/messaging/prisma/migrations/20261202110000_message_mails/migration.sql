-- Threads with unread messages, for mails about them.
create index "thread_unread" on "thread" ("last_message_at") where "guest_unread" > 0 or "host_unread" > 0;

-- The mails about a thread's messages, which say what was mailed.
create index "mail_delivery_of_thread" on "mail_delivery" ("recipient_id", ("data" ->> 'threadId')) where "kind" = 'messageReceived';
