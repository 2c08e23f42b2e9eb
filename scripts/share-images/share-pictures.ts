import path from 'node:path';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { readContent } from '#server/texts/content/content.ts';

/** A picture in public/share/: `name` is its file without `.png`. */
export type SharePicture = { name: string; eyebrow: string; title: string; motif: string };

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** Lists all pictures: the site, the lenders together, each theme of the guides and each loan type. */
export function sharePictures(): SharePicture[] {
  const today = new Date().toISOString().slice(0, 10);
  const pack = rulePackInForce(romania.rulePacks, today);
  const { tags, loanTypes } = readContent(path.join(projectFolder, 'content'), pack, {});
  return [
    {
      name: 'imprumut-clar',
      eyebrow: 'Comparați împrumuturi',
      title: 'Cât costă, de fapt, un împrumut?',
      motif: 'totul-despre-credite',
    },
    { name: 'creditori', eyebrow: 'Creditori', title: 'Cine vă împrumută și cât cere', motif: 'economie' },
    {
      name: 'drumuri',
      eyebrow: 'Șase drumuri',
      title: 'Aceeași sumă: bancă, CAR, IFN sau răbdare',
      motif: 'economie',
    },
    {
      name: 'verificare',
      eyebrow: 'Verificare',
      title: 'Ce semnez, de fapt? Oferta, cifră cu cifră',
      motif: 'totul-despre-credite',
    },
    ...tags.map(({ slug, name }) => ({ name: slug, eyebrow: 'Ghiduri', title: name, motif: slug })),
    ...loanTypes.map(({ slug, h1 }) => ({
      name: slug,
      eyebrow: 'Tip de credit',
      title: h1,
      motif: 'totul-despre-credite',
    })),
  ];
}
