import { calendarHref, type CalendarDay } from '#domain/tools/calendar/calendar-file.ts';
import { icsDate, icsText } from '#domain/tools/calendar/ics-line.ts';
import { addDays, daysInMonth, isoDay, monthOf, yearOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import type { Contract, DatedPayment } from './contract.ts';
import { withdrawalDay } from './withdrawal-day.ts';

/**
 * Returns the future dates of a contract for the calendar of a phone, as the address of a download: payments, and the last day of
 * withdrawal. For an offer, as if it were signed today. Without names of lender and person.
 * @returns null if no date is known or all are past
 */
export function contractCalendarHref(
  contract: Contract,
  packs: readonly RulePack[],
  today: IsoDay,
): string | null {
  const days = [...withdrawals(contract, packs), ...payments(contract)].filter(({ day }) => day >= today);
  return days.length === 0 ? null : calendarHref(days, today);
}

function withdrawals({ concluded, hasMortgage }: Contract, packs: readonly RulePack[]): CalendarDay[] {
  // A credit with a mortgage is governed by another law.
  const end = concluded === null || hasMortgage !== false ? null : withdrawalDay(concluded, packs);
  return end === null
    ? []
    : [
        {
          id: `retragere-${icsDate(end.sendBy)}`,
          day: end.sendBy,
          text: 'Ultima zi în care vă puteți retrage din credit, fără motiv: trimiteți scrisoarea',
        },
      ];
}

function payments({ receivedOn, isTimed, payments: planned }: Contract): CalendarDay[] {
  if (receivedOn === null) return [];
  // With only a total known, its last date is known too.
  return (isTimed ? planned : planned.slice(-1)).map((one) => {
    const day = dayOfPayment(receivedOn, one);
    const text = isTimed
      ? `De plătit la credit: ${formatMoney(one.amount)}`
      : 'Ultima zi de plată a creditului';
    return {
      id: `plata-${icsDate(day)}`,
      day,
      text,
      more: [['DESCRIPTION', icsText('Numărată de la data banilor. Comparați cu ziua din contract.')]],
    };
  });
}

/**
 * Returns the date of a payment: months lead to the same date of another month, or the last day of a shorter one, but count as
 * average months.
 */
function dayOfPayment(from: IsoDay, { days, years }: Pick<DatedPayment, 'days' | 'years'>): IsoDay {
  const months = Math.round(years * 12);
  if (months === 0 || Math.abs(years * 12 - months) > 1e-9) return addDays(from, days);
  const first = isoDay(yearOf(from), monthOf(from) + months, 1);
  return addDays(first, Math.min(Number(from.slice(8)), daysInMonth(yearOf(first), monthOf(first))) - 1);
}
