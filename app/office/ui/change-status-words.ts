import type { ChangeStatus } from '#domain/answers/office/change-life.ts';

/** What became of a proposal. */
export const changeStatusWords: Readonly<Record<ChangeStatus, string>> = {
  waiting: 'așteaptă aprobarea',
  approved: 'aprobată, își așteaptă momentul',
  public: 'publică',
  retired: 'retrasă de pe site',
  ended: 'încheiată la termen',
  rejected: 'respinsă',
  withdrawn: 'retrasă de autor',
  failed: 'nepublicată: între timp nu mai era posibilă',
};
