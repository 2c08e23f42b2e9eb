export declare const projectFolder: string;
export declare const programsFolder: string;
export declare const projectNode: string;
export declare const siteNodeOptions: string[];
export declare const siteEnvironment: Record<string, string>;
