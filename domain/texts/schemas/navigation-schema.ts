import { z } from 'zod';
import { text } from './page-texts-schema.ts';

/** A path of this site with its slash, or another site's address. */
const link = z
  .string()
  .regex(/^(\/|\/[a-z0-9/-]+\/(\?[a-z]+=[A-Za-z]+)?|https:\/\/\S+)$/, 'link: /path/ or https://…');

/** Icons of links, drawn in app/shell/navigation-icons.ts. */
export const navigationIconNames = ['calculator', 'calendar', 'search'] as const;

const navigationLink = z.strictObject({ text, link, icon: z.enum(navigationIconNames).optional() });
const group = z.strictObject({ title: text, links: z.array(navigationLink).min(1) });

/** The header's menu and links and the footer's groups: content/data/navigation.yml. */
export const navigationSchema = z.strictObject({
  header: z.strictObject({
    credits: z.strictObject({ text, columns: z.array(group).length(3) }),
    links: z.array(navigationLink).min(1),
    /** beside the menus, shown as its icon */
    search: navigationLink,
  }),
  footer: z.array(group).min(1),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationLink = Navigation['header']['links'][number];
