import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { readContent } from '#server/texts/content/content.ts';
import { listLaw } from '#server/texts/content/list-law.ts';
import { projectFolder } from '#server/base/project-folder.ts';

// `npm run law:list`: rewrites docs/legal-statements.csv after a change of a text, a check or an article.
const content = readContent(join(projectFolder, 'content'), romanianRulePacks.at(-1) ?? null, {});
writeFileSync(join(projectFolder, 'docs/legal-statements.csv'), listLaw(content));
