import { HOUR_MS } from '#domain/base/days/hour-ms.ts';
import { daysBetween } from '#domain/base/days/iso-day.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { SiteFacts } from './site-facts.ts';

/** `fix`: something does not work as it must; `note`: worth knowing, and may stay so. */
export type CheckState = 'ok' | 'fix' | 'note';

/** The states in words. */
export const checkWords: Record<CheckState, string> = { ok: 'ok', fix: 'de îndreptat', note: 'de știut' };

/** One line: the checked part, its state, and advice if needed. */
export type Check = { id: string; name: string; state: CheckState; says: string; todo: string | null };

type Finding = Pick<Check, 'state' | 'says'> & { todo?: string };

const GIGABYTE = 1024;
/** A larger difference makes codes of a second factor fail, which are valid for 30 seconds. */
const CLOCK_SECONDS = { note: 3, fix: 30 };
/** Share of the disk below which it counts as filling up, however large it is. */
const LEAST_FREE = 0.1;
const WAITING_MINUTES = 60;
const LENDING_FACILITY_DAYS = 60;
const ownMachine = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/;

const checks: [id: string, name: string, look: (facts: SiteFacts) => Finding][] = [
  ['settings', 'Setări', settings],
  ['identity', 'Identitate', identity],
  ['database', 'Baza de date', database],
  ['mail', 'E-mail', mail],
  ['push', 'Notificări', push],
  ['disk', 'Spațiu pe disc', disk],
  ['clock', 'Ceas', clock],
  ['proxy', 'Proxy', proxy],
  ['backup', 'Copii de siguranță', backup],
  ['journals', 'Jurnale', journals],
  ['jobs', 'Sarcini', jobs],
  ['reports', 'Raportări', reports],
  ['rates', 'Cursuri valutare', rates],
  ['prices', 'Prețuri', prices],
  ['ceiling', 'Plafonul DAE', ceiling],
];

/** Runs every check of a site, in order of importance for its operator. The command and the office show the same. */
export function checkSite(facts: SiteFacts): Check[] {
  return checks.map(([id, name, look]) => {
    const { state, says, todo = null } = look(facts);
    return { id, name, state, says, todo };
  });
}

/** Tells whether something must be repaired; mere notes may stay. */
export function needsMending(found: readonly Pick<Check, 'state'>[]): boolean {
  return found.some(({ state }) => state === 'fix');
}

function settings({ publicOrigin, standing }: SiteFacts): Finding {
  const says = `Se pot folosi. Vizitatorii vin la ${publicOrigin}.`;
  if (standing === 'rehearsal')
    return {
      state: 'note',
      says: `${says} Este o repetiție (STAGING).`,
      todo: 'La deschidere scoateți STAGING.',
    };
  if (ownMachine.test(publicOrigin))
    return { state: 'note', says, todo: 'La deschidere scrieți adresa site-ului în PUBLIC_ORIGIN.' };
  if (!publicOrigin.startsWith('https:'))
    return {
      state: 'fix',
      says: `${says} Prin http, formularele trec necriptate.`,
      todo: 'Puneți un certificat și scrieți adresa cu https în PUBLIC_ORIGIN.',
    };
  return { state: 'ok', says };
}

function identity({ operator: { unsetIdentity, unsetOthers } }: SiteFacts): Finding {
  if (unsetIdentity.length > 0)
    return {
      state: 'fix',
      says: `Nu scrie nicăieri cine operează site-ul: lipsesc ${unsetIdentity.join(', ')}. Paginile poartă „Site în pregătire”.`,
      todo: 'Completați-le în .env și reporniți site-ul.',
    };
  const says = 'Operatorul este numit.';
  if (unsetOthers.length === 0) return { state: 'ok', says };
  return {
    state: 'note',
    says: `${says} Rândurile pentru ${unsetOthers.join(', ')} lipsesc din pagini.`,
    todo: 'Completați în .env ce aveți și reporniți site-ul.',
  };
}

function database({ database: state }: SiteFacts): Finding {
  if ('problem' in state)
    return {
      state: 'fix',
      says: `Nu răspunde: ${state.problem}`,
      todo: 'Porniți baza de date sau corectați DATABASE_URL.',
    };
  return { state: 'ok', says: `PostgreSQL ${state.version}, ${formatNumber(state.megabytes)} MB.` };
}

function mail({ mail: { isSmtp, failed, oldestWaitingMinutes, trial }, publicOrigin }: SiteFacts): Finding {
  if (trial?.problem)
    return {
      state: 'fix',
      says: `Mesajul de probă către ${trial.to} nu a plecat: ${trial.problem}`,
      todo: 'Corectați SMTP_URL și MAIL_FROM; docs/mail.md spune ce mai trebuie.',
    };
  if (!isSmtp)
    return {
      state: ownMachine.test(publicOrigin) ? 'note' : 'fix',
      says: 'Mesajele nu pleacă: se scriu ca fișiere în dosarul de date, în mail/.',
      todo: 'Scrieți serverul de mail în SMTP_URL.',
    };
  if (oldestWaitingMinutes !== null && oldestWaitingMinutes > WAITING_MINUTES)
    return {
      state: 'fix',
      says: `Cel mai vechi mesaj așteaptă de ${formatNumber(oldestWaitingMinutes)} de minute.`,
      todo: 'Vedeți în redacție, la Operațiuni, de ce nu pleacă.',
    };
  if (failed !== null && failed > 0)
    return {
      state: 'note',
      says: `Mesaje la care s-a renunțat: ${formatNumber(failed)}.`,
      todo: 'Vedeți-le în redacție, la Operațiuni, și reluați-le.',
    };
  if (trial)
    return { state: 'ok', says: `Mesajul de probă către ${trial.to} a fost primit de serverul de mail.` };
  return {
    state: 'note',
    says: 'Serverul de mail este setat. Fără un mesaj de probă nu știm dacă primește.',
    todo: 'Trimiteți un mesaj de probă la o adresă a dumneavoastră.',
  };
}

function push({ push: keys }: SiteFacts): Finding {
  if (!keys) return unknown('Cheile nu au putut fi citite.');
  if (!keys.isPair)
    return {
      state: 'fix',
      says: 'Cheia publică nu se potrivește cu cea secretă, așa că nicio notificare nu ajunge.',
      todo: 'Puneți la loc tabelul push_keys dintr-o copie de siguranță.',
    };
  if (!keys.hasContact)
    return {
      state: 'note',
      says: 'Cheile sunt bune, dar serviciile de notificări nu au o adresă la care să ne scrie.',
      todo: 'Completați OPERATOR_EMAIL.',
    };
  return { state: 'ok', says: 'Cheile sunt bune.' };
}

function disk({ disk: space }: SiteFacts): Finding {
  if (!space) return unknown('Spațiul liber nu a putut fi citit.');
  const says = `Liberi: ${formatNumber(space.freeMegabytes / GIGABYTE, 1)} GB din ${formatNumber(space.wholeMegabytes / GIGABYTE, 1)} GB.`;
  const todo = 'Eliberați spațiu sau măriți discul pe care stă dosarul de date.';
  const isFilling = space.freeMegabytes < GIGABYTE || space.freeMegabytes < space.wholeMegabytes * LEAST_FREE;
  if (isFilling) return { state: 'fix', says, todo };
  return space.freeMegabytes < 5 * GIGABYTE ? { state: 'note', says, todo } : { state: 'ok', says };
}

function clock({ clock: { ofDatabase, ofOutside } }: SiteFacts): Finding {
  const known = [
    ['baza de date', ofDatabase],
    ['un server din afară', ofOutside],
  ].filter((pair): pair is [string, number] => pair[1] !== null);
  if (known.length === 0) return unknown('Nu am avut cu ce compara ceasul.');
  const far = Math.max(...known.map(([, ms]) => Math.abs(ms))) / 1000;
  const says = known.map(([whom, ms]) => `Față de ${whom}: ${formatNumber(ms / 1000, 1)} s.`).join(' ');
  const todo = 'Porniți potrivirea ceasului prin rețea (NTP) pe ambele mașini.';
  if (far > CLOCK_SECONDS.fix) return { state: 'fix', says, todo };
  return far > CLOCK_SECONDS.note ? { state: 'note', says, todo } : { state: 'ok', says };
}

function proxy({ proxy: seen }: SiteFacts): Finding {
  if (!seen)
    return {
      state: 'note',
      says: 'Ce proxy stă în față se vede numai din cererile care ajung la site.',
      todo: 'Deschideți în redacție Operațiuni, Verificări.',
    };
  if (seen.isUntold || (seen.isForwarded && seen.trustedHops === 0))
    return {
      state: 'fix',
      says: 'Cererile vin printr-un proxy pe care TRUST_PROXY nu îl numește: toți vizitatorii par unul singur, iar limitele îi numără împreună.',
      todo: 'Scrieți adresa proxy-ului în TRUST_PROXY și reporniți site-ul.',
    };
  return {
    state: 'ok',
    says: seen.isForwarded
      ? `Cererea aceasta a trecut prin proxy-uri numite în TRUST_PROXY: ${seen.trustedHops}.`
      : 'Cererea aceasta a venit direct, fără proxy.',
  };
}

function backup({ backup: state, now }: SiteFacts): Finding {
  if (!state) return unknown('Starea copiilor nu a putut fi citită.');
  const { hasPlace, lastAt, isLate, problem } = state;
  const hours = lastAt && Math.floor((now.getTime() - lastAt.getTime()) / HOUR_MS);
  const last =
    hours === null
      ? 'Nu există nicio copie bună.'
      : `Ultima copie bună: acum ${hours === 0 ? 'mai puțin de o oră' : `${formatNumber(hours)} h`}.`;
  if (problem || isLate)
    return {
      state: 'fix',
      says: problem ? `${last} Cea de după ea nu s-a făcut: ${problem}` : last,
      todo: `${problem ? 'Îndreptați motivul' : 'Vedeți motivul în jurnalul serverului'} și porniți una: npm run backup${hasPlace ? '' : ' -- DOSAR'}.`,
    };
  if (!hasPlace)
    return {
      state: 'note',
      says: `Site-ul nu face singur copii de siguranță. ${last}`,
      todo: 'Scrieți în .env unde se pun copiile (BACKUP_TO) și parola lor (BACKUP_PASSPHRASE).',
    };
  if (lastAt === null)
    return { state: 'note', says: last, todo: 'Prima se face la noapte; vedeți mâine dacă este aici.' };
  return { state: 'ok', says: last };
}

function journals({ setAside }: SiteFacts): Finding {
  if (!setAside) return unknown('Jurnalele nu au putut fi citite.');
  if (setAside.length === 0)
    return { state: 'ok', says: 'Toate plecările și rapoartele unei întreruperi s-au putut păstra.' };
  const lines = setAside.reduce((sum, file) => sum + file.lines, 0);
  return {
    state: 'fix',
    says: `${countNoun(lines, 'rând a fost pus', 'rânduri au fost puse')} deoparte, fiindcă nu se ${lines === 1 ? 'poate' : 'pot'} păstra: ${setAside.map(({ file }) => file).join(', ')}.`,
    todo: 'Deschideți fișierele din dosarul de date. Îndreptați rândurile, scoateți „.aside” din nume și reporniți site-ul; sau ștergeți-le.',
  };
}

function jobs({ failedWork }: SiteFacts): Finding {
  if (!failedWork) return unknown('Sarcinile nu au putut fi citite.');
  const { deadLetters } = failedWork;
  if (deadLetters === 0) return { state: 'ok', says: 'Nicio sarcină nu a eșuat definitiv.' };
  return {
    state: 'fix',
    says: `${countNoun(deadLetters, 'sarcină a eșuat', 'sarcini au eșuat')} la toate încercările.`,
    todo: 'Vedeți motivul în redacție, la Operațiuni, și reluați-le.',
  };
}

function reports({ failedWork }: SiteFacts): Finding {
  if (!failedWork) return unknown('Raportările nu au putut fi citite.');
  const { refusedReports } = failedWork;
  if (refusedReports === 0)
    return { state: 'ok', says: 'Nicio raportare a creditorilor refuzată în ultimele 7 zile.' };
  return {
    state: 'fix',
    says: `Raportări ale creditorilor refuzate în ultimele 7 zile: ${formatNumber(refusedReports)}.`,
    todo: 'Vedeți motivul în redacție, la Raportări refuzate, și citiți-le din nou după ce îl îndreptați.',
  };
}

function rates({ rates: state }: SiteFacts): Finding {
  if (!state) return unknown('Cursurile nu au putut fi citite.');
  const says = state.newestDay === null ? 'Niciun curs.' : `Ultima zi a BNR: ${formatDate(state.newestDay)}.`;
  if (state.isLate || state.alarms > 0)
    return {
      state: 'fix',
      says: `${says}${state.alarms > 0 ? ` Alarme: ${formatNumber(state.alarms)}.` : ''}`,
      todo: `Verificați că serverul ajunge la curs.bnr.ro și că RATES_FETCH nu este false.${state.alarms > 0 ? ' Un curs ținut afară se primește, după ce l-ați verificat, cu npm run rates:import FIȘIER -- --accept-jumps.' : ''}`,
    };
  return { state: 'ok', says };
}

function prices({ offers }: SiteFacts): Finding {
  if (!offers) return unknown('Ofertele nu au putut fi citite.');
  const { active, priced } = offers;
  if (active === 0)
    return {
      state: 'fix',
      says: 'Nicio ofertă activă.',
      todo: 'Activați ofertele în redacție, la Oferte.',
    };
  const says = `Oferte active: ${formatNumber(active)}; cu preț din ultimele 12 luni: ${formatNumber(priced)}.`;
  if (priced === active) return { state: 'ok', says };
  return {
    state: 'note',
    says,
    todo: 'Citiți prețurile pe paginile creditorilor și scrieți-le la „Dovezile prețurilor”.',
  };
}

function ceiling({ lendingFacility, today }: SiteFacts): Finding {
  if (!lendingFacility) return { state: 'ok', says: 'Țara nu are un plafon legat de o dobândă.' };
  const { percent, day } = lendingFacility;
  const says = `Dobânda Lombard folosită: ${formatNumber(percent, 2)}%, din ${formatDate(day)}.`;
  if (daysBetween(day, today) <= LENDING_FACILITY_DAYS) return { state: 'ok', says };
  return {
    state: 'note',
    says,
    todo: 'Comparați cu ultima decizie de pe bnr.ro; dacă diferă, scrieți valoarea nouă la „Indicatori”.',
  };
}

function unknown(says: string): Finding {
  return { state: 'fix', says, todo: 'Motivul este în jurnalul serverului.' };
}
