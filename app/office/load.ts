import { createLoad } from '#app/desk/create-load.ts';
import { office } from './call-api.ts';

/** The data of the back office's pages, and of its lists. */
export const { load, loadList } = createLoad(office, '/admin');
