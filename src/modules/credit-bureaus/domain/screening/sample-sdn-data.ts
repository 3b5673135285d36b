/** Invented people in the published form of the list, for demonstrations. A live retailer imports the real files. */
export const SAMPLE_SDN = {
  date: "2026-11-01",
  sdn: `90001,"SAMPLEVICH, Boris Testovich",individual,"SAMPLE1",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 12 Mar 1961; POB Sampleville."
90002,"EXAMPLE-LISTED, María José",individual,"SAMPLE2",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 1974; alt. DOB 1975."
90003,"SAMPLE SHIPPING ""NORTH"" LTD",-0- ,"SAMPLE1",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- 
`,
  alt: `90001,1,"aka","SAMPLEVICH, Borya",-0- 
90002,2,"fka","LISTED, Mary Example",-0- 
`,
};
