-- Words that end alike are a range of this index: 'havudsigt' is an 'udsigt'.
create index "search_lexicon_ending" on "search_lexicon" (reverse("stem") collate "C");
