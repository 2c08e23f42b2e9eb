import { publicSince } from '#domain/texts/editorial/publication.ts';
import type { TextRow } from '#domain/answers/office/texts.ts';
import { formatMoment } from '#app/desk/format-moment.ts';

type Decided = Pick<TextRow, 'status' | 'publicSince' | 'decision' | 'fileSays'>;

/** Describes who decided what about the publication of a text, in one or two sentences. */
export function publicationInWords({ status, publicSince: since, decision, fileSays }: Decided): string {
  if (fileSays === null)
    return 'Public mereu: pagina există întotdeauna, iar textele ei se schimbă în fișier.';
  const moment = since === null ? '' : formatMoment(since);
  if (status === 'public') {
    if (decision)
      return `Public din ${moment}. A hotărât ${decision.decidedBy}. ${withoutDecision(fileSays)}`;
    const when = since === null ? 'Public' : `Public din ${moment}`;
    return `${when}: așa spune fișierul. Ca să nu se mai vadă, scoateți-l de pe site.`;
  }
  if (status === 'scheduled') {
    if (!decision) return `Apare singur la ${moment}: așa spune fișierul.`;
    return `Apare singur la ${moment}. A hotărât ${decision.decidedBy}. ${withoutDecision(fileSays)}`;
  }
  return 'Vizitatorii nu îl văd. Apare când îl publicați sau la momentul pe care îl alegeți.';
}

function withoutDecision({ state, publishAt }: NonNullable<TextRow['fileSays']>): string {
  const since = publicSince({ state, publishAt: publishAt ?? undefined }, undefined);
  if (since === null) return 'Fără această hotărâre, vizitatorii nu îl văd.';
  if (publishAt === null) return 'Fără această hotărâre, este public.';
  return `Fără această hotărâre, este public din ${formatMoment(publishAt)}.`;
}
