import { existsSync } from 'node:fs';

/** Where the programs of the system's packages are, by package. */
const programs = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  nginx: '/usr/sbin/nginx',
} as const;

export type Package = keyof typeof programs;

/** The program of a package of the system. */
export const programOf = (name: Package): string => programs[name];

/** Lists the packages a cluster is built from that this machine does not have. */
export function missingPackages(): string[] {
  return Object.entries(programs).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
}
