export type NavigationLink = { text: string; link: string; icon?: string | undefined };

type NavigationGroup = { title: string; links: readonly NavigationLink[] };

/** What the frame of every page links to: content/data/navigation.yml, without the pages that do not exist. */
export type NavigationLinks = {
  header: {
    credits: { text: string; columns: readonly NavigationGroup[] };
    links: readonly NavigationLink[];
  };
  footer: readonly NavigationGroup[];
};
