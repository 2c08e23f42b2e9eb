/** Links the feeds of new guides in the head of every page of the guides. */
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
