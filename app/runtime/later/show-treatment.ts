import { testFlow } from '#app/runtime/test-flow.ts';
import { watchReturns } from './watch-returns.ts';

const START_FORM = '.hero-form';

/** Applies the treatments of the experiments, once per document; `exp_flow` may still change the flow. */
export function showTreatment(): void {
  addEventListener('submit', leadOn, true);
  addEventListener('formdata', ({ formData, target }) => {
    if (isStartForm(target) && testFlow() === '0298.1-B') formData.set('ver', '3');
  });
  watchReturns(() => testFlow() === '0294.1-B');
}

/** Directs the form of the first page to a registration: the long one, or the one that asks for the e-mail address. */
function leadOn({ target }: SubmitEvent) {
  if (!isStartForm(target)) return;
  const flow = testFlow();
  const wantsMail = flow === '0256.1-B' && new FormData(target).has('oferte_email');
  target.action = wantsMail || flow === '0298.1-B' ? '/reg/' : '/offers/';
}

function isStartForm(target: EventTarget | null): target is HTMLFormElement {
  return target instanceof HTMLFormElement && target.matches(START_FORM);
}
