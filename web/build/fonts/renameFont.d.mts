export function renameFont(font: Buffer, names: Record<string, string>): void;
