import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { expectConsole } from '#tests/setup/expect-console.ts';

// A React warning fails the test that renders the page, as long as tests use the development build and the console is not
// silenced.
test('React names the component whose list has no keys', () => {
  function Lenders() {
    const names = ['Ferratum', 'Provident'];
    // oxlint-disable-next-line react/jsx-key -- the fault that is to be named
    return <ul>{names.map((name) => [<li>{name}</li>])}</ul>;
  }
  expectConsole('error', /unique "key" prop[^]*Lenders/);

  expect(renderToStaticMarkup(<Lenders />)).toBe('<ul><li>Ferratum</li><li>Provident</li></ul>');
});

test('React names an attribute that HTML does not have', () => {
  expectConsole('error', /Invalid DOM property[^]*class/);

  expect(renderToStaticMarkup(<p {...{ class: 'fine' }}>Text</p>)).toContain('Text');
});
