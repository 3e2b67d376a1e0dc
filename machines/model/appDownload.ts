/** Where the mobile app is (contract A7); `popup`: the mall wants it offered. */
export type AppDownload = { appStoreUrl: string; playStoreUrl: string; qrContent: string; popup: boolean };
