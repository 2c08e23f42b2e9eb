export function makeRunFolder(memory?: string, roomBytes?: number): string;
