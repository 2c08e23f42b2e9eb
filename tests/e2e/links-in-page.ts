/**
 * Links among other words that nothing but their colour tells apart (WCAG 1.4.1), in the words of who reads the test. Stricter
 * than axe, which lets a colour do that differs enough from the text around. Sent into the page as it stands here: it uses
 * nothing from outside.
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
  /** From the link to the block whose line it stands in. */
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
