const SHOWN_MS = 4000;

/** Says a sentence for a moment, in the page's own announcer outside of what React takes over: shown and read aloud. */
export function announce(sentence: string): void {
  const announcer = document.getElementById('announcer');
  if (!announcer) return;
  announcer.textContent = sentence;
  announcer.className = 'announced';
  setTimeout(() => {
    announcer.className = 'sr';
  }, SHOWN_MS);
}
