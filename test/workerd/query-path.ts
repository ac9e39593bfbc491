/** Where a rig asks the lists; under /api, where the assets leave requests to the Worker. */
export const QUERY_PATH = "/api/rig-query";
