const SHOWN_MS = 4000;

/** Shows a sentence for a moment in the page's own live region, outside React's part, where screen readers announce it. */
export function announce(sentence: string): void {
  const announcer = document.getElementById('announcer');
  if (!announcer) return;
  announcer.textContent = sentence;
  announcer.className = 'announced';
  setTimeout(() => {
    announcer.className = 'sr';
  }, SHOWN_MS);
}
