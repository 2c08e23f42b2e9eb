/** What can be said of the contrast of a page's text. Elements, since it is asked and answered within the page. */
export type ContrastInPage = {
  /** too weak, in the words of who reads the test: the element, what its text has and what it needs */
  weak: string[];
  /** what lies behind their text is not told by their ancestors: to be judged by somebody who asks the browser */
  unclear: Element[];
};

/**
 * The contrast of every visible text against what its ancestors paint behind it, by the formula of WCAG 2.2 (1.4.3: 4.5 to
 * one, 3 to one for large text). A text that something else may lie under (a picture, a gradient, a pseudo-element, what is
 * placed out of the flow, half transparent or turned) is left to others. Sent into the page as it stands here: it uses
 * nothing from outside.
 */
export function contrastInPage(): ContrastInPage {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The browser gives no canvas.');
  canvas.canvas.width = canvas.canvas.height = 1;
  const known = new Map<string, Colour>();
  // In any notation: the browser itself turns it into red, green and blue.
  const colourOf = (css: string): Colour => {
    const before = known.get(css);
    if (before) return before;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = ([red, green, blue]: Colour) => {
    const linear = (channel: number) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (one: Colour, other: Colour) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  /** What an element and all around it paint behind its text; `unclear` when that is not for them to say. */
  const behind = new Map<Element, Colour | 'unclear'>();
  const paintsAround = (element: Element) =>
    ['::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return (
        style.content !== 'none' &&
        style.position !== 'static' &&
        (style.backgroundImage !== 'none' || colourOf(style.backgroundColor)[3] > 0)
      );
    });
  const backgroundOf = (element: Element): Colour | 'unclear' => {
    const before = behind.get(element);
    if (before) return before;
    const style = getComputedStyle(element);
    const own = colourOf(style.backgroundColor);
    const isTranslucent = style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal';
    const isOutOfPlace =
      ['absolute', 'fixed', 'sticky'].includes(style.position) ||
      style.transform !== 'none' ||
      style.translate !== 'none';
    let colour: Colour | 'unclear';
    if (style.backgroundImage !== 'none' || isTranslucent || paintsAround(element)) colour = 'unclear';
    else if (own[3] === 1) colour = own;
    else if (isOutOfPlace) colour = 'unclear';
    else if (element.parentElement === null) colour = over(own, colourOf('canvas'));
    else {
      const around = backgroundOf(element.parentElement);
      colour = around === 'unclear' ? around : over(own, around);
    }
    behind.set(element, colour);
    return colour;
  };

  const weak: string[] = [];
  const unclear = new Set<Element>();
  const judge = (element: Element) => {
    const style = getComputedStyle(element);
    const background = backgroundOf(element);
    if (background === 'unclear' || style.textShadow !== 'none' || element.closest('svg') !== null) {
      unclear.add(element);
      return;
    }
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const found = contrast(over(colourOf(style.color), background), background);
    const needed = isLarge ? 3 : 4.5;
    if (found < needed) {
      const name = `${element.localName}${element.className === '' ? '' : `.${[...element.classList].join('.')}`}`;
      weak.push(`${name} "${element.textContent.trim().slice(0, 40)}": ${found.toFixed(2)}, needs ${needed}`);
    }
  };

  // What only a voice reads is a point on the screen; a control that can not be used may be pale.
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1) &&
    !element.matches(':disabled, :disabled *');
  const judged = new Set<Element>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || judged.has(element) || texts.currentNode.nodeValue?.trim() === '') continue;
    judged.add(element);
    if (isShown(element)) judge(element);
  }
  const wordless = ['checkbox', 'color', 'file', 'image', 'radio', 'range'].map((type) => `[type="${type}"]`);
  for (const field of document.querySelectorAll(`input:not(${wordless.join()}), select, textarea`)) {
    if (isShown(field)) judge(field);
  }
  return { weak, unclear: [...unclear] };
}
