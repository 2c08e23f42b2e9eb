import { formatDate } from '#domain/text/format-date.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { EvidenceMark, type EvidenceLook } from '#app/shared/evidence/evidence-mark.tsx';
import { ChartFrame } from '#app/shared/charts/chart-frame.tsx';
import { lineMarks, roundTop, stepMarks } from '#app/shared/charts/line-marks.ts';
import { Band } from '#app/ui/band.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import type { EvidenceView, ShownEvidence } from './evidence-view.ts';
import './lender-evidence.css';

/** What is known of a lender's prices, each with its date, where it was read and what it lets us say. */
export function LenderEvidence({ evidence }: { evidence: EvidenceView }) {
  return (
    <Band
      id="dovezi"
      title="Prețul, cu dovezi"
      intro="Ce am găsit despre preț și limite, de la nou la vechi, cu sursa și data fiecărei cifre. Ce scriu brokerii și alte site-uri de comparație nu arătăm."
    >
      <div className="lender-stack">
        {new Set(evidence.points.map((point) => point.at)).size > 1 && <EvidenceChart evidence={evidence} />}
        <ol className="evidence" id="dovezi-lista">
          {evidence.items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ol>
      </div>
    </Band>
  );
}

const looks: Record<ShownEvidence['statement'], EvidenceLook> = {
  current: 'current',
  'to-confirm': 'old',
  measured: 'old',
  history: 'old',
  none: 'unknown',
};

function Item({ item }: { item: ShownEvidence }) {
  const { statement, said, tier, product, example, figures, source, dated } = item;
  return (
    <li>
      <p className="evidence-said">
        <EvidenceMark look={looks[statement]} />
        {said} <span className="fine">({tier})</span>
      </p>
      <p>
        <b>{product}</b>
        {example && `, ${example}`}: {figures.join('; ')}.
      </p>
      <p className="fine">
        <SourceName source={source} />.{dated && ` Data este dedusă: ${dated}.`}
      </p>
    </li>
  );
}

/** The prices on one axis of time, in percent of the sum a day, with the step of the law's ceiling. */
function EvidenceChart({ evidence: { points, ceiling, today } }: { evidence: EvidenceView }) {
  const at = (day: string) => Date.parse(day);
  const first = points.map((point) => point.at).toSorted()[0] ?? today;
  const top = roundTop([...points.map(({ percentPerDay }) => percentPerDay), ceiling?.percentPerDay ?? 0]);
  const edges = { x: [at(first), at(today)], y: [0, top] } as const;
  const steps = ceiling
    ? [
        {
          look: 'other' as const,
          points: [
            [at(ceiling.from < first ? first : ceiling.from), ceiling.percentPerDay],
            [at(today), ceiling.percentPerDay],
          ] as const,
        },
      ]
    : [];
  return (
    <ChartFrame
      id="pret-in-timp"
      title="Cât la sută din sumă, pe zi"
      legend={[
        { look: 'point', label: 'o dovadă, la data ei' },
        ...(ceiling ? [{ look: 'other' as const, label: 'plafonul legii' }] : []),
      ]}
      marks={[
        ...stepMarks(steps, edges),
        ...lineMarks(
          points.map((point) => ({ look: 'point', points: [[at(point.at), point.percentPerDay]] })),
          edges,
        ),
      ]}
      axis={{
        top: `${formatNumber(top, Number.isInteger(top) ? 0 : 1)}% pe zi`,
        bottom: '0%',
        ends: [formatDate(first), formatDate(today)],
      }}
      description={`${points
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .map((point) => `${formatDate(point.at)}: ${formatNumber(point.percentPerDay, 2)}% pe zi`)
        .join(
          '; ',
        )}.${ceiling ? ` Din ${formatDate(ceiling.from)} legea pune un plafon: ${formatNumber(ceiling.percentPerDay, 0)}% pe zi la sumele de până la 5\u00a0000\u00a0de\u00a0lei.` : ''} Unde sursa dă numai costul, este costul împărțit la sumă și la zile.`}
      sources={ceiling ? [ceiling.source] : []}
      table={{ href: '#dovezi-lista' }}
    />
  );
}
