import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { romania } from '#domain/law/countries/romania.ts';

/** An unpublished guide; its words are on no other page. */
export const draft = {
  slug: 'ciorna-de-proba',
  title: 'O ciornă de probă',
  sentence: 'Propoziția aceasta stă numai în ciornă.',
};

const text = `---
type: blog
slug: ${draft.slug}
title: ${draft.title}
description: Un ghid care încă nu este public.
updated: 2026-11-21
state: draft
lede: Un ghid care încă nu este public.
tags: [bani]
author: redactia
published: 2026-11-21
related: []
sources: []
---

## Ce scrie aici

${draft.sentence}
`;

// A digest has guides of the last month: this one is always among them.
const guideOfToday = 'vacanta-cu-buget-redus';

/** Builds a folder with the texts of the site, one of its guides new today, and this draft. */
export function contentWithDraft(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-content-'));
  cpSync(path.resolve(import.meta.dirname, '../../content'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'blog', `${draft.slug}.md`), text);
  const guide = path.join(folder, 'blog', `${guideOfToday}.md`);
  const today = dayOf(new Date(), romania.timeZone);
  const dated = readFileSync(guide, 'utf8').replaceAll(/^(published|updated): .*$/gm, `$1: ${today}`);
  writeFileSync(guide, dated);
  return folder;
}
