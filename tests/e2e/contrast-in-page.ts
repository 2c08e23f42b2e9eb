/** Results about the contrast of a page's text. Elements, since caller and function both run in the page. */
export type ContrastInPage = {
  /** too weak, for the reader of the test: the element, its contrast and the required one */
  weak: string[];
  /** the background of their text does not follow from their ancestors: axe must judge them */
  unclear: Element[];
};

/**
 * Computes the contrast of every visible text against the backgrounds of its ancestors, by the formula of WCAG 2.2 (1.4.3: 4.5 to
 * one, 3 to one for large text), at the worst point of a gradient. A text that another element may lie under (a pseudo-element,
 * an element out of the flow, half transparent or rotated) is returned as unclear. A text over a picture, or inside a large
 * pseudo-element, is skipped: axe could not judge it either. Serialised into the page, so it uses nothing from outside.
 */
export function contrastInPage(): ContrastInPage {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The browser gives no canvas.');
  canvas.canvas.width = canvas.canvas.height = 1;
  const known = new Map<string, Colour>();
  // Accepts any notation: the browser converts it to red, green and blue.
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

  /** Every colour that may lie behind a text; `picture` if an image does, `unclear` if the ancestors do not determine it. */
  type Behind = Colour[] | 'picture' | 'unclear';
  const behind = new Map<Element, Behind>();
  const pseudos = ['::before', '::after'];
  const paints = (style: CSSStyleDeclaration) =>
    style.content !== 'none' &&
    style.position !== 'static' &&
    (style.backgroundImage !== 'none' || colourOf(style.backgroundColor)[3] > 0);
  const paintsAround = (element: Element) => pseudos.some((name) => paints(getComputedStyle(element, name)));
  /** Returns images painted over the whole element, not small ornaments such as the arrow of a list or the shadow at an edge. */
  const imagesOf = ({ backgroundImage, backgroundSize, backgroundRepeat }: CSSStyleDeclaration) => {
    const images = backgroundImage === 'none' ? [] : backgroundImage.split(/, (?=[a-z-]+-gradient\(|url\()/);
    const [sizes, repeats] = [backgroundSize.split(', '), backgroundRepeat.split(', ')];
    return images.filter((_, layer) => {
      const size = sizes[layer % sizes.length] ?? '';
      const isSmall = /^[\d.]+px/.test(size) && Number.parseFloat(size) <= 40;
      return !(isSmall && repeats[layer % repeats.length] === 'no-repeat');
    });
  };
  /** Colours of a gradient lie between its stops: text is judged against each stop. */
  const withGradients = (images: string[], below: Colour[]): Behind => {
    if (images.some((image) => image.startsWith('url('))) return 'picture';
    const colours = images.join().match(/(?:rgb|hsl|ok|la|lc|hwb|color)[a-z]*\([^()]*\)/g) ?? [];
    return below.flatMap((colour) => [colour, ...colours.map((one) => over(colourOf(one), colour))]);
  };
  const painted = (element: Element): Behind => {
    const style = getComputedStyle(element);
    const own = colourOf(style.backgroundColor);
    const isTranslucent = style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal';
    if (isTranslucent || paintsAround(element)) return 'unclear';
    const isOutOfPlace =
      ['absolute', 'fixed'].includes(style.position) ||
      style.transform !== 'none' ||
      style.translate !== 'none';
    let below: Behind = [own];
    if (own[3] < 1) {
      if (isOutOfPlace) return 'unclear';
      const around = element.parentElement ? backgroundOf(element.parentElement) : [colourOf('canvas')];
      if (typeof around === 'string') return around;
      below = around.map((colour) => over(own, colour));
    }
    const images = imagesOf(style);
    return images.length === 0 ? below : withGradients(images, below);
  };
  const backgroundOf = (element: Element): Behind => {
    const found = behind.get(element) ?? painted(element);
    behind.set(element, found);
    return found;
  };

  const areaOf = (element: Element, pseudo: string) => {
    const style = getComputedStyle(element, pseudo);
    const isCounted = style.position === 'absolute' && style.visibility !== 'hidden' && paints(style);
    return isCounted ? Number.parseFloat(style.width) * Number.parseFloat(style.height) : 0;
  };
  /** Applies axe's criterion: pseudo-elements of ancestors cover a quarter of the text or more, and axe does not judge it. */
  const isUnderPseudo = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (areaOf(at, '::before') + areaOf(at, '::after') > (width * height) / 4) return true;
    }
    return false;
  };

  const weak: string[] = [];
  const unclear = new Set<Element>();
  const judge = (element: Element) => {
    const style = getComputedStyle(element);
    const background = backgroundOf(element);
    if (typeof background === 'string' || style.textShadow !== 'none' || element.closest('svg') !== null) {
      if (background !== 'picture' && !isUnderPseudo(element)) unclear.add(element);
      return;
    }
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const colour = colourOf(style.color);
    const found = Math.min(...background.map((below) => contrast(over(colour, below), below)));
    const needed = isLarge ? 3 : 4.5;
    if (found < needed) {
      const name = `${element.localName}${element.className === '' ? '' : `.${[...element.classList].join('.')}`}`;
      weak.push(`${name} "${element.textContent.trim().slice(0, 40)}": ${found.toFixed(2)}, needs ${needed}`);
    }
  };

  // Text for screen readers only is a point on the screen, a honeypot lies beside it; a disabled control may be pale.
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    [...element.getClientRects()].some(
      ({ width, height, right, bottom }) =>
        width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0,
    ) &&
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
