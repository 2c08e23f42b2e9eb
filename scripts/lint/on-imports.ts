export type Source = { value: unknown };

type Check = (node: { source?: Source | null }) => void;

/** Makes the visitor of a lint rule that checks every import and re-export of a file, dynamic ones and those of types included. */
export const onImports = (check: Check): Record<string, Check> => ({
  ImportDeclaration: check,
  ExportNamedDeclaration: check,
  ExportAllDeclaration: check,
  ImportExpression: check,
  TSImportType: check,
});
