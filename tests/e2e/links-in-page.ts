/**
 * Finds links among other words that only their colour distinguishes (WCAG 1.4.1), described for the reader of the test. Stricter
 * than axe, which accepts a colour that differs enough from the text around. Serialised into the page, so it uses nothing from
 * outside.
 */
export function linksByColourAlone(): string[] {
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const lettersOf = (element: Element) => element.textContent.replaceAll(/\s/g, '').length;
  const look = (element: Element) => {
    const { fontWeight, fontStyle, fontSize, fontFamily, backgroundColor, backgroundImage } =
      getComputedStyle(element);
    return [fontWeight, fontStyle, fontSize, fontFamily, backgroundColor, backgroundImage].join(' ');
  };
  const isLined = (element: Element) => {
    const { textDecorationLine, borderBottomStyle } = getComputedStyle(element);
    return textDecorationLine !== 'none' || borderBottomStyle !== 'none';
  };
  /** Returns the block that contains the link's line. */
  const blockOf = (link: Element) => {
    let block = link.parentElement;
    while (block?.parentElement && isInline(block)) block = block.parentElement;
    return block;
  };

  const found: string[] = [];
  for (const link of document.querySelectorAll('a[href]')) {
    const block = blockOf(link);
    if (!block || !isInline(link) || !link.checkVisibility({ visibilityProperty: true })) continue;
    const linked = [...block.querySelectorAll('a, button')].reduce((sum, other) => sum + lettersOf(other), 0);
    const isAmongWords = lettersOf(block) - linked > lettersOf(link);
    const parts = [link, ...link.querySelectorAll('*')];
    if (isAmongWords && !parts.some(isLined) && parts.every((part) => look(part) === look(block))) {
      found.push(`link-in-text-block: "${link.textContent.trim().slice(0, 40)}" differs by its colour alone`);
    }
  }
  return found;
}
