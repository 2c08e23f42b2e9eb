import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTreatment } from './show-treatment.ts';

/** The form of the first page, as far as a treatment reads and changes it. */
class StartForm {
  action = '/offers/';
  ticked: readonly string[] = [];
  matches = (selector: string) => selector === '.hero-form';
}

const visitor = vi.hoisted(() => ({ flow: '' }));
vi.mock('#app/runtime/test-flow.ts', () => ({ testFlow: () => visitor.flow }));
vi.mock('./watch-returns.ts', () => ({ watchReturns: () => {} }));

type Heard = { target: StartForm; formData: FormData };
let listeners: Map<string, (event: Heard) => void>;
beforeEach(() => {
  listeners = new Map();
  vi.stubGlobal('HTMLFormElement', StartForm);
  vi.stubGlobal('addEventListener', (name: string, heard: (event: Heard) => void) =>
    listeners.set(name, heard),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the address that the form is sent to in a flow, and the fields added to it. */
function send(inFlow: string, ticked: readonly string[]) {
  visitor.flow = inFlow;
  showTreatment();
  const form = new StartForm();
  const fields = new URLSearchParams(ticked.map((name) => [name, 'da']));
  vi.stubGlobal(
    'FormData',
    class {
      has = (name: string) => fields.has(name);
    },
  );
  const formData = { set: (name: string, value: string) => fields.set(name, value) } as FormData;
  listeners.get('submit')?.({ target: form, formData });
  listeners.get('formdata')?.({ target: form, formData });
  return `${form.action}?${fields}`;
}

test.each([
  ['0298.1-A', [], '/offers/?'],
  ['0298.1-B', [], '/reg/?ver=3'],
  ['0256.1-A', ['oferte_email'], '/offers/?oferte_email=da'],
  ['0256.1-B', [], '/offers/?'],
  ['0256.1-B', ['oferte_email'], '/reg/?oferte_email=da'],
  ['0294.1-B', [], '/offers/?'],
])('in %s with %j ticked the first page submits to %s', (inFlow, ticked, address) => {
  expect(send(inFlow, ticked)).toBe(address);
});
