/** Postal codes of Funen and southern Jutland, four a line: code, town, latitude and longitude of the town. */
export const southernCodes = `
5000;Odense C;55.3975;10.3895 / 5200;Odense V;55.395;10.35 / 5210;Odense NV;55.42;10.34 / 5220;Odense SØ;55.375;10.44
5230;Odense M;55.37;10.4 / 5240;Odense NØ;55.405;10.44 / 5250;Odense SV;55.37;10.34 / 5260;Odense S;55.34;10.39
5270;Odense N;55.43;10.4 / 5290;Marslev;55.4;10.52 / 5300;Kerteminde;55.449;10.658 / 5320;Agedrup;55.42;10.49
5330;Munkebo;55.457;10.555 / 5350;Rynkeby;55.415;10.58 / 5370;Mesinge;55.5;10.645 / 5380;Dalby;55.515;10.64
5390;Martofte;55.55;10.66 / 5400;Bogense;55.567;10.087 / 5450;Otterup;55.515;10.398 / 5462;Morud;55.44;10.19
5463;Harndrup;55.47;10.02 / 5464;Brenderup Fyn;55.485;9.975 / 5466;Asperup;55.49;9.905 / 5471;Søndersø;55.485;10.255
5474;Veflinge;55.475;10.16 / 5485;Skamby;55.505;10.28 / 5491;Blommenslyst;55.39;10.26 / 5492;Vissenbjerg;55.385;10.13
5500;Middelfart;55.506;9.731 / 5540;Ullerslev;55.36;10.65 / 5550;Langeskov;55.355;10.59 / 5560;Aarup;55.375;10.05
5580;Nørre Aaby;55.46;9.88 / 5591;Gelsted;55.4;9.975 / 5592;Ejby;55.43;9.93 / 5600;Faaborg;55.095;10.242
5610;Assens;55.27;9.9 / 5620;Glamsbjerg;55.275;10.105 / 5631;Ebberup;55.255;9.985 / 5642;Millinge;55.13;10.2
5672;Broby;55.24;10.22 / 5683;Haarby;55.22;10.12 / 5690;Tommerup;55.32;10.21 / 5700;Svendborg;55.06;10.608
5750;Ringe;55.24;10.479 / 5762;Vester Skerninge;55.07;10.455 / 5771;Stenstrup;55.12;10.5 / 5772;Kværndrup;55.175;10.53
5792;Årslev;55.3;10.465 / 5800;Nyborg;55.313;10.79 / 5853;Ørbæk;55.26;10.675 / 5854;Gislev;55.215;10.61
5856;Ryslinge;55.25;10.55 / 5863;Ferritslev Fyn;55.31;10.58 / 5871;Frørup;55.25;10.71 / 5874;Hesselager;55.17;10.75
5881;Skårup Fyn;55.09;10.7 / 5882;Vejstrup;55.11;10.72 / 5883;Oure;55.12;10.74 / 5884;Gudme;55.15;10.71
5892;Gudbjerg Sydfyn;55.15;10.66 / 5900;Rudkøbing;54.937;10.71 / 5932;Humble;54.835;10.7 / 5935;Bagenkop;54.753;10.679
5953;Tranekær;54.985;10.86 / 5960;Marstal;54.856;10.517 / 5970;Ærøskøbing;54.889;10.411 / 5985;Søby Ærø;54.938;10.256
6000;Kolding;55.491;9.472 / 6040;Egtved;55.617;9.305 / 6051;Almind;55.55;9.47 / 6052;Viuf;55.58;9.49
6064;Jordrup;55.55;9.3 / 6070;Christiansfeld;55.357;9.486 / 6091;Bjert;55.45;9.57 / 6092;Sønder Stenderup;55.46;9.62
6093;Sjølund;55.4;9.56 / 6094;Hejls;55.39;9.6 / 6100;Haderslev;55.254;9.489 / 6200;Aabenraa;55.044;9.419
6230;Rødekro;55.071;9.337 / 6240;Løgumkloster;55.06;8.95 / 6261;Bredebro;55.06;8.83 / 6270;Tønder;54.933;8.867
6280;Højer;54.961;8.69 / 6300;Gråsten;54.921;9.597 / 6310;Broager;54.89;9.675 / 6320;Egernsund;54.905;9.605
6330;Padborg;54.825;9.36 / 6340;Kruså;54.85;9.4 / 6360;Tinglev;54.935;9.255 / 6372;Bylderup-Bov;54.94;9.12
6392;Bolderslev;54.99;9.29 / 6400;Sønderborg;54.909;9.789 / 6430;Nordborg;55.057;9.74 / 6440;Augustenborg;54.951;9.872
6470;Sydals;54.87;9.95 / 6500;Vojens;55.25;9.305 / 6510;Gram;55.29;9.05 / 6520;Toftlund;55.19;9.07
6534;Agerskov;55.13;9.13 / 6535;Branderup J;55.12;9.06 / 6541;Bevtoft;55.2;9.22 / 6560;Sommersted;55.32;9.3
6580;Vamdrup;55.425;9.285 / 6600;Vejen;55.481;9.138 / 6621;Gesten;55.53;9.19 / 6622;Bække;55.57;9.14
6623;Vorbasse;55.635;9.085 / 6630;Rødding;55.365;9.06 / 6640;Lunderskov;55.485;9.295 / 6650;Brørup;55.485;9.015
6660;Lintrup;55.4;9 / 6670;Holsted;55.505;8.92 / 6682;Hovborg;55.605;8.945 / 6683;Føvling;55.445;8.96
6690;Gørding;55.475;8.8 / 6700;Esbjerg;55.467;8.452 / 6705;Esbjerg Ø;55.48;8.48 / 6710;Esbjerg V;55.51;8.4
6715;Esbjerg N;55.52;8.45 / 6720;Fanø;55.428;8.392 / 6731;Tjæreborg;55.465;8.58 / 6740;Bramming;55.47;8.7
6752;Glejbjerg;55.55;8.83 / 6753;Agerbæk;55.6;8.805 / 6760;Ribe;55.328;8.762 / 6771;Gredstedbro;55.4;8.745
6780;Skærbæk;55.16;8.77 / 6792;Rømø;55.123;8.535 / 6800;Varde;55.621;8.481 / 6818;Årre;55.575;8.66
6823;Ansager;55.705;8.755 / 6830;Nørre Nebel;55.777;8.296 / 6840;Oksbøl;55.627;8.282 / 6851;Janderup Vestj;55.61;8.39
6852;Billum;55.61;8.32 / 6853;Vejers Strand;55.621;8.137 / 6854;Henne;55.73;8.22 / 6855;Outrup;55.72;8.345
6857;Blåvand;55.561;8.138 / 6862;Tistrup;55.715;8.615 / 6870;Ølgod;55.81;8.62 / 6880;Tarm;55.91;8.52
6893;Hemmet;55.85;8.4 / 6900;Skjern;55.95;8.493 / 6920;Videbæk;56.085;8.63 / 6933;Kibæk;56.035;8.855
6940;Lem St;56.025;8.385 / 6950;Ringkøbing;56.09;8.244 / 6960;Hvide Sande;56.001;8.129 / 6971;Spjald;56.115;8.51
6973;Ørnhøj;56.2;8.57 / 6980;Tim;56.195;8.305 / 6990;Ulfborg;56.265;8.32
`
