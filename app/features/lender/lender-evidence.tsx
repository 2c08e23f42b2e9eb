import { formatDate } from '#domain/text/format-date.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { EvidenceMark, type EvidenceLook } from '#app/shared/evidence/evidence-mark.tsx';
import { ChartFrame } from '#app/shared/charts/chart-frame.tsx';
import { lineMarks, roundTop, stepMarks } from '#app/shared/charts/line-marks.ts';
import { ReportLink } from '#app/shared/report/report-link.tsx';
import { Band } from '#app/ui/band.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Fold } from '#app/ui/fold.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import type { EvidenceView, ShownEvidence } from './evidence-view.ts';
import './lender-evidence.css';

type LenderEvidenceProps = {
  evidence: EvidenceView;
  /** as in its offers */
  slug: string;
};

// The newest evidence says most; what is older opens beneath it.
const SHOWN_AT_ONCE = 1;
// Fewer prices than this need no more height than their axis.
const MANY_POINTS = 3;

/** What is known of a lender's prices, each with its date, where it was read and what it lets us say. */
export function LenderEvidence({ evidence, slug }: LenderEvidenceProps) {
  const { items, points } = evidence;
  const older = items.slice(SHOWN_AT_ONCE);
  return (
    <Band id="dovezi" title="Prețul, cu dovezi">
      <div className="lender-stack">
        {new Set(points.map((point) => point.at)).size > 1 && (
          <div className={classNames(points.length < MANY_POINTS && 'evidence-low')}>
            <EvidenceChart evidence={evidence} />
          </div>
        )}
        <div id="dovezi-lista">
          <Items items={items.slice(0, SHOWN_AT_ONCE)} slug={slug} />
          {older.length > 0 && (
            <Fold
              summary={
                older.length === 1 ? 'Încă o dovadă, cu data ei' : `Alte ${older.length} dovezi, cu data lor`
              }
            >
              <Items items={older} slug={slug} />
            </Fold>
          )}
        </div>
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

function Items({ items, slug }: { items: readonly ShownEvidence[]; slug: string }) {
  return (
    <ol className="evidence">
      {items.map((item) => (
        <Item key={item.id} item={item} slug={slug} />
      ))}
    </ol>
  );
}

function Item({ item, slug }: { item: ShownEvidence; slug: string }) {
  const { id, statement, said, tier, product, example, figures, source, dated } = item;
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
        <SourceName source={source} />.{dated && ` Data este dedusă: ${dated.replace(/\.$/, '')}.`}{' '}
        <ReportLink about={{ lender: slug, part: 'dovada', of: id }} />
      </p>
    </li>
  );
}
const pointLooks = [
  { look: 'point-current', label: 'preț publicat acum' },
  { look: 'point-old', label: 'altă dovadă, la data ei' },
] as const;

function lookOf({ isCurrent }: EvidenceView['points'][number]): (typeof pointLooks)[number]['look'] {
  return isCurrent ? 'point-current' : 'point-old';
}

function currentLast(a: { isCurrent: boolean }, b: { isCurrent: boolean }): number {
  return Number(a.isCurrent) - Number(b.isCurrent);
}

/** The prices on one axis of time, in percent of the sum a day, with the step of the law's ceiling. */
function EvidenceChart({ evidence: { points, ceiling, today, isComputed } }: { evidence: EvidenceView }) {
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
        ...pointLooks.filter(({ look }) => points.some((point) => lookOf(point) === look)),
        ...(ceiling ? [{ look: 'other' as const, label: 'plafonul legii' }] : []),
      ]}
      marks={[
        ...stepMarks(steps, edges),
        ...lineMarks(
          // An edge, and what says how the price is known; of two at one place the price of today is on top.
          points.toSorted(currentLast).flatMap((point) =>
            (['point', lookOf(point)] as const).map((look) => ({
              look,
              points: [[at(point.at), point.percentPerDay]] as const,
            })),
          ),
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
        )}.${ceiling ? ` Din ${formatDate(ceiling.from)} legea pune un plafon: ${formatNumber(ceiling.percentPerDay, 0)}% pe zi la sumele de până la 5\u00a0000\u00a0de\u00a0lei.` : ''}${isComputed ? ' Unde sursa dă numai costul, l-am împărțit la sumă și la zile.' : ''}`}
      sources={ceiling ? [ceiling.source] : []}
      table={{ href: '#dovezi-lista' }}
    />
  );
}
