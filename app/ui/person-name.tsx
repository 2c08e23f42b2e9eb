import './person-name.css';

/**
 * Shows a name as a stranger wrote it: right-to-left letters do not reorder the text around them, and a word of eighty letters
 * breaks before it widens the page.
 */
export function PersonName({ children }: { children: string }) {
  return <bdi className="person-name">{children}</bdi>;
}
