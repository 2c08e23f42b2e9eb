import { eventIds } from '#domain/visits/events/event.ts';
import { chooseVariant } from '#domain/visits/experiments/choose-variant.ts';
import { inStore } from '#app/runtime/in-store.ts';
import type { PageConfig } from '#domain/texts/pages/page-config.ts';
import { setTestFlow, testFlow } from '#app/runtime/test-flow.ts';
import { track } from '#app/runtime/track.ts';

/**
 * Assigns a visitor of the first page a variant of the running experiment; other pages use the stored one. The first page shows
 * what both variants share until `data-flow` names the variant.
 * @see docs/decisions/021-experiments.md
 */
export function takePart(experiment: NonNullable<PageConfig['experiment']>): void {
  const { name, variants } = experiment;
  const before = testFlow();
  const isFirstPage = location.pathname === '/';
  const { variant, isDrawn } = chooseVariant({
    variants,
    asked: isFirstPage ? new URLSearchParams(location.search).get('exp_flow') : null,
    stored: before ?? inStore((storage) => storage.getItem(name)) ?? null,
    random: Math.random,
  });
  if (variant === before || (isDrawn && !isFirstPage)) return;
  setTestFlow(variant);
  if (isDrawn) track(eventIds.exposure);
  document.documentElement.dataset['flow'] = variant;
  // If the treatment's code does not arrive, the visitor sees the control.
  if (variant === variants[1])
    import('./show-treatment.ts').then(
      (later) => later.showTreatment(),
      () => undefined,
    );
}
