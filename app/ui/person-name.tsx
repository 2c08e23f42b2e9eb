import './person-name.css';

/**
 * A name as a stranger wrote it: letters that run from right to left turn nothing around them, and one word of eighty letters breaks
 * before it makes the page wider.
 */
export function PersonName({ children }: { children: string }) {
  return <bdi className="person-name">{children}</bdi>;
}
