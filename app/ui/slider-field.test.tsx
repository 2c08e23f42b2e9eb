import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SliderField } from './slider-field.tsx';

const nothing = () => {};

function render(texts: { hint?: string; error?: string } = {}) {
  return renderToStaticMarkup(
    <SliderField
      id="suma"
      name="suma"
      label="Suma"
      unit="lei"
      typed="2 000"
      onTyped={nothing}
      position={3}
      positions={10}
      onPosition={nothing}
      valueText="2 000 de lei"
      ends={['100 lei', '50 000 lei']}
      {...texts}
    />,
  );
}

test("the text field holds the form's value; the slider has no name", () => {
  const html = render();
  expect(html.match(/name="/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*name="suma"[^>]*value="2 000"/);
});

test('the slider moves over positions and states its value in words', () => {
  expect(render()).toMatch(/type="range" min="0" max="9" step="1"[^>]*aria-valuetext="2 000 de lei"/);
});

test('the slider is hidden without scripts', () => {
  expect(render()).toContain('class="rule needs-script"');
});

test('hint, unit and error are linked to the text field', () => {
  const html = render({ hint: 'În lei întregi', error: 'Scrieți suma.' });
  expect(html).toContain('aria-describedby="suma-unit suma-hint suma-error" aria-invalid="true"');
  expect(html).toContain('<span class="sr">Eroare: </span>Scrieți suma.');
});
