import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A guide nobody has published; what it says stands on no other page. */
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

/** A folder with the texts of the site and this draft beside them. */
export function contentWithDraft(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-content-'));
  cpSync(path.resolve(import.meta.dirname, '../../content'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'blog', `${draft.slug}.md`), text);
  return folder;
}
