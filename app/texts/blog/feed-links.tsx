/** Where programs that follow the guides find what is new, in the head of every page of theirs. */
export function FeedLinks() {
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title="Împrumut Clar: ghiduri (RSS)"
        href="/blog/rss.xml"
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title="Împrumut Clar: ghiduri (JSON Feed)"
        href="/blog/feed.json"
      />
    </>
  );
}
